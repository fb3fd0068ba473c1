import { readArguments } from '../../portal/commands/command.ts';
import { SHAPES, type Shape } from '../../tokens/src/derive/shapes.ts';
import { InputError } from './input-error.ts';
import { installedFont } from './installed-font.ts';
import type { NewLook } from './new-brand.ts';

export const USAGE =
  "npm run new-brand -- <id> --name 'Name' --action '#rrggbb' [--accent '#rrggbb'] [--font 'Family'] " +
  `[--heading-font 'Family'] [--shape ${Object.keys(SHAPES).join('|')}]`;

const OPTIONS = {
  name: { type: 'string' },
  action: { type: 'string' },
  accent: { type: 'string' },
  font: { type: 'string', default: 'Hanken Grotesk' },
  'heading-font': { type: 'string' },
  shape: { type: 'string', default: 'soft' },
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
  const { name, shape } = values;
  if (!name) throw new InputError(`--name is missing: how people read the brand's name.`);
  if (!NAME.test(name)) throw new InputError(`'${name}' cannot be a name: letters, digits, spaces, ' & . -`);
  if (!isShape(shape)) {
    throw new InputError(`'${shape}' is no shape; there are ${Object.keys(SHAPES).join(', ')}.`);
  }
  const font = installedFont(values.font, root);
  const heading = values['heading-font'];
  return {
    id,
    name,
    action: color('--action', values.action),
    accent: values.accent === undefined ? undefined : color('--accent', values.accent),
    shape,
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

function isShape(word: string): word is Shape {
  return Object.hasOwn(SHAPES, word);
}

function color(option: string, value: string | undefined): string {
  if (value === undefined) {
    throw new InputError(`${option} is missing: the brand's colour as '#rrggbb'. A shell wants the quotes.`);
  }
  if (!COLOR.test(value)) throw new InputError(`${option}: '${value}' is no colour as '#rrggbb'.`);
  return value.toLowerCase();
}
