import { readArguments } from '../../portal/commands/command.ts';
import { type Character, characterOf, DRAWINGS } from '../../tokens/src/derive/character.ts';
import { EDGES } from '../../tokens/src/derive/edges.ts';
import { DENSITIES, SHAPES } from '../../tokens/src/derive/shapes.ts';
import { VOICES } from '../../tokens/src/derive/voices.ts';
import { InputError } from './input-error.ts';
import { installedFont } from './installed-font.ts';
import type { NewLook } from './new-brand.ts';

/** What can be asked of a brand's character, by option; without one, the colour decides. */
const WORDS = {
  shape: Object.keys(SHAPES),
  edge: Object.keys(EDGES),
  density: Object.keys(DENSITIES),
  type: Object.keys(VOICES),
  drawing: DRAWINGS,
} as const;

const MEANINGS: Readonly<Record<keyof typeof WORDS, string>> = {
  shape: 'corners, and the line around cards',
  edge: 'how openings end below',
  density: 'the room inside cards and rows',
  type: 'how headings speak, with families that suit it',
  drawing: 'how drawings are made',
};

export const USAGE = [
  "npm run new-brand -- <id> --name 'Name' --action '#rrggbb' [options]",
  '',
  "  --accent '#rrggbb': highlights",
  ...Object.entries(WORDS).map(
    ([option, words]) => `  --${option} ${words.join('|')}: ${MEANINGS[option as keyof typeof WORDS]}`,
  ),
  "  --font 'Family', --heading-font 'Family': other families than those of the type",
  '',
  'What is left out follows from the colour.',
].join('\n');

const OPTIONS = {
  name: { type: 'string' },
  action: { type: 'string' },
  accent: { type: 'string' },
  font: { type: 'string' },
  'heading-font': { type: 'string' },
  shape: { type: 'string' },
  edge: { type: 'string' },
  density: { type: 'string' },
  type: { type: 'string' },
  drawing: { type: 'string' },
} as const;

/** The id names files, an export, an attribute and a host. */
const ID = /^[a-z][a-z\d]{1,30}$/;
const NAME = /^[\p{L}\d][\p{L}\d '’&.-]{0,39}$/u;
const COLOR = /^#[\da-f]{6}$/i;

/** Names that no constant may have, because of the language or the files that a brand is written into. */
const RESERVED = new Set(
  (
    'arguments assets await break brands case catch class const continue debugger decor default delete do else enum ' +
    'eval export extends false finally for function if illustrations implements import in instanceof interface let ' +
    'localhost new null package private protected public return static super switch this throw true try typeof ' +
    'undefined var void while with www yield'
  ).split(' '),
);

/**
 * @param args of the command line
 * @param root folder of the repository
 * @throws InputError, a sentence for the person at the command line
 */
export function readInput(args: readonly string[], root: string): NewLook {
  const { values, positionals } = parse(args);
  const [id, ...others] = positionals;
  if (!id || others.length > 0) throw new InputError(`One id is needed:\n  ${USAGE}`);
  if (!ID.test(id)) {
    throw new InputError(`'${id}' cannot be an id: 2 to 31 lower-case letters and digits, a letter first.`);
  }
  if (RESERVED.has(id)) throw new InputError(`'${id}' cannot be an id: the word is reserved.`);
  const { name } = values;
  if (!name) throw new InputError(`--name is missing: how people read the brand's name.`);
  if (!NAME.test(name)) throw new InputError(`'${name}' cannot be a name: letters, digits, spaces, ' & . -`);
  const action = color('--action', values.action);
  const character = characterFrom(values, action);
  const voice = VOICES[character.voice];
  const font = installedFont(values.font ?? voice.body, root);
  // A family that was asked for is that of the headings, too.
  const heading = values['heading-font'] ?? (values.font ? undefined : voice.heading);
  return {
    id,
    name,
    action,
    accent: values.accent === undefined ? undefined : color('--accent', values.accent),
    ...character,
    font,
    headingFont: heading ? installedFont(heading, root) : font,
  };
}

function parse(args: readonly string[]) {
  try {
    return readArguments(args, OPTIONS);
  } catch (error) {
    throw new InputError((error as Error).message);
  }
}

/** What was asked for, and for the rest what suits the colour. */
function characterFrom(
  asked: { readonly [Option in keyof typeof WORDS]?: string | undefined },
  action: string,
) {
  for (const [option, words] of Object.entries(WORDS)) {
    const word = asked[option as keyof typeof WORDS];
    if (word !== undefined && !(words as readonly string[]).includes(word)) {
      throw new InputError(`--${option}: '${word}' is not known; there are ${words.join(', ')}.`);
    }
  }
  const { type: voice, shape, edge, density, drawing } = asked;
  const given = Object.entries({ shape, edge, density, voice, drawing }).filter(([, word]) => word);
  return { ...characterOf(action), ...Object.fromEntries(given) } as Character;
}

function color(option: string, value: string | undefined): string {
  if (value === undefined) {
    throw new InputError(`${option} is missing: the brand's colour as '#rrggbb'. A shell wants the quotes.`);
  }
  if (!COLOR.test(value)) throw new InputError(`${option}: '${value}' is no colour as '#rrggbb'.`);
  return value.toLowerCase();
}
