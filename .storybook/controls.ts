import VARIANTS from 'virtual:variant-options';
import { space } from '@portal/tokens/shared';
import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

type ArgType = StrictInputType;
type Option = string | number | boolean;

const VARIANT = /^(?:NonNullable<|Exclude<)?(?:\w+\.)?(\w+Variants)\['(\w+)'\](?:, '(\w+)')?>?$/;
const LITERALS = /^(?:(?:'[^']*'|\d+|boolean|undefined|null)(?: \| |$))+$/;
const DEFAULT = /Default: (?:`([^`]+)`|(true|false))/;
/** Props that a story holds itself: filled, they would no longer change. */
const HELD = new Set(['isSelected', 'isOpen']);

/** What a group of props is about, in the order of the table. */
const GROUPS = ['Design', 'State', 'Content', 'Events', 'Element and accessibility'] as const;
const OF_ELEMENT = /^(aria-.*|as|id|name|ref|type|value|tabIndex|autoComplete|form|lang|rel|target)$/;

const rawOf = ({ type }: ArgType): string =>
  String(
    (type as { raw?: string } | undefined)?.raw ??
      (typeof type === 'object' ? (type as { value?: unknown }).value : ''),
  );

/** The values of a prop, where it has a few. */
function optionsOf(argType: ArgType, component: string): readonly Option[] | null {
  const raw = rawOf(argType);
  const [, type = '', variant = '', excluded] = VARIANT.exec(raw) ?? [];
  const folders = VARIANTS[type];
  const values = (folders?.[component] ?? Object.values(folders ?? {})[0])?.[variant];
  if (values) return values.filter((value) => value !== excluded).map(plain);
  if (takesSpace(argType)) return Object.keys(space);
  return LITERALS.test(raw) && raw.includes("'") ? raw.split(' | ').flatMap(literal) : null;
}

/** A recipe names its booleans and numbers as text. */
const plain = (value: string): Option => {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
};

function literal(word: string): Option[] {
  if (word === 'boolean') return [false, true];
  return word === 'undefined' || word === 'null' ? [] : [plain(word.replaceAll("'", ''))];
}

/** One step of white space, or one for each width of the screen: the control offers the one. */
function takesSpace(argType: ArgType): boolean {
  const { type } = argType as { type?: { value?: unknown } };
  const parts = Array.isArray(type?.value) ? type.value : [];
  return rawOf(argType) === 'Space' || parts.some(({ value }: { value?: unknown }) => value === 'Space');
}

function enhanced(name: string, argType: ArgType, component: string, arg: unknown): ArgType {
  const [, word, flag] = DEFAULT.exec(argType.description ?? '') ?? [];
  const summary = word ?? flag;
  const found = argType.options ?? optionsOf(argType, component);
  // A recipe names no `false`: that is its variant left out.
  const options = found?.includes(true) && !found.includes(false) ? [false, ...found] : found;
  const isChoice = Boolean(options?.some((option) => typeof option !== 'boolean'));
  const control = argType.control ?? controlOf(argType, options, arg);
  return {
    ...argType,
    control,
    ...(isChoice && { options }),
    table: {
      ...argType.table,
      ...(isChoice && { type: { summary: options?.join(' | ') ?? '' } }),
      category: groupOf(name, isChoice, control),
      ...(summary && { defaultValue: { summary } }),
    },
  };
}

type Control = ArgType['control'];

/** A control for the values that the prop takes; none for an element, a function, or a list that the story has not begun. */
function controlOf({ type }: ArgType, options: readonly unknown[] | null | undefined, arg: unknown): Control {
  if (options?.every((option) => typeof option === 'boolean')) return { type: 'boolean' };
  if (options) return { type: options.length > 5 ? 'select' : 'radio' };
  const raw = rawOf({ type } as ArgType).replace(' | undefined', '');
  const name = typeof type === 'object' ? type.name : type;
  if (name === 'number') return { type: 'number' };
  if (name === 'boolean' || raw === 'boolean') return { type: 'boolean' };
  if (name === 'string' || raw === 'string' || typeof arg === 'string') return { type: 'text' };
  return isData(arg) ? { type: 'object' } : false;
}

/** Lists of plain values; an element has no text of its own to be changed. */
const isData = (arg: unknown): boolean =>
  Array.isArray(arg) && arg.length > 0 && !arg.some((each) => Object.hasOwn(Object(each), '$$typeof'));

function groupOf(name: string, isChoice: boolean, control: unknown): (typeof GROUPS)[number] {
  if (OF_ELEMENT.test(name)) return 'Element and accessibility';
  if (isChoice) return 'Design';
  if (/^on[A-Z]/.test(name)) return 'Events';
  return (control as { type?: string }).type === 'boolean' ? 'State' : 'Content';
}

/**
 * Gives each prop of a component a control that can be used: options where its type has a few, none where nothing can be
 * typed. What changes the look comes first.
 */
export const usableControls: ArgTypesEnhancer = ({ argTypes, title, initialArgs }) => {
  const component = title.split('/').at(-1) ?? '';
  const all = Object.entries(argTypes).map(
    ([name, argType]) => [name, enhanced(name, argType, component, initialArgs[name])] as const,
  );
  const placed = ([, { table }]: (typeof all)[number]) =>
    GROUPS.indexOf(table?.category as (typeof GROUPS)[number]);
  return Object.fromEntries(all.sort((one, other) => placed(one) - placed(other)));
};

/** Fills in the defaults that the docstrings name, so that a control shows what the component does without it. */
export const filledDefaults: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, { options, control, table }]) => {
      const value = plain(table?.defaultValue?.summary ?? '');
      const isBoolean =
        typeof value === 'boolean' && (control as { type?: string } | undefined)?.type === 'boolean';
      const isOne = isBoolean || options?.includes(value);
      return name in initialArgs || HELD.has(name) || !isOne ? [] : [[name, value]];
    }),
  );
