import { type Language, LOCALES } from '#contract/language/language.ts';
import type { LaboratoryTest, Prefix, Range } from './contract.ts';

const NO_BREAK = '\u00a0';

const SIGNS: Readonly<Record<Prefix, string>> = {
  greaterThan: '>',
  greaterThanOrEqual: '≥',
  lessThan: '<',
  lessThanOrEqual: '≤',
};

type Written = Pick<LaboratoryTest, 'result' | 'referenceRange' | 'decimals' | 'unit'>;

/** By language and decimals: building one takes as long as writing a hundred numbers, and a day has hundreds. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it. */
export function writeNumber(value: number, decimals: number, language: Language): string {
  const key = `${language} ${decimals}`;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALES[language], digits);
  formats.set(key, format);
  return format.format(value);
}

/** The result with its sign and unit, `<5 mg/l`; null if there is none. */
export function resultText(test: Written, language: Language): string | null {
  const { result, decimals, unit } = test;
  if (!result) return null;
  if (result.type === 'text') return result.text;
  const number = writeNumber(result.value, decimals, language);
  return withUnit(`${result.prefix ? SIGNS[result.prefix] : ''}${number}`, unit);
}

/** The reference range: `min-max`, `>min` or `<max`, with the unit. Null unless there are a range and a unit. */
export function rangeText(test: Written, language: Language): string | null {
  const { referenceRange: range, decimals, unit } = test;
  if (!range || !unit) return null;
  const text = rangeNumbers(range, (number) => writeNumber(number, decimals, language));
  return text && withUnit(text, unit);
}

function rangeNumbers({ min, max }: Range, write: (number: number) => string): string | null {
  if (min !== null && max !== null) return `${write(min)}-${write(max)}`;
  if (min !== null) return `>${write(min)}`;
  return max === null ? null : `<${write(max)}`;
}

function withUnit(text: string, unit: string | null): string {
  return unit ? `${text}${NO_BREAK}${unit}` : text;
}
