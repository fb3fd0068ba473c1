import { type DesignLanguage, fill } from '../DesignSystem/strings.ts';
import type { Interval } from '../RangeBar/interval.ts';

const fi = {
  below: 'Alle viitevälin',
  within: 'Viitevälillä',
  above: 'Yli viitevälin',
  reference: 'Viiteväli',
  between: '{low}–{high}',
  over: 'yli {low}',
  under: 'alle {high}',
  offScale: 'Arvo on asteikon ulkopuolella.',
};

type MeasureStrings = Readonly<Record<keyof typeof fi, string>>;

const sv: MeasureStrings = {
  below: 'Under referensintervallet',
  within: 'Inom referensintervallet',
  above: 'Över referensintervallet',
  reference: 'Referensintervall',
  between: '{low}–{high}',
  over: 'över {low}',
  under: 'under {high}',
  offScale: 'Värdet ligger utanför skalan.',
};

const en: MeasureStrings = {
  below: 'Below the reference range',
  within: 'Within the reference range',
  above: 'Above the reference range',
  reference: 'Reference range',
  between: '{low}–{high}',
  over: 'over {low}',
  under: 'under {high}',
  offScale: 'The value is off the scale.',
};

/** Separate from the built-in strings, since only pages with measured values need them. */
export const measureStrings: Readonly<Record<DesignLanguage, MeasureStrings>> = { fi, sv, en };

/**
 * An interval in words: '3.5–5.0 mmol/l', 'under 5.0 mmol/l'; empty where both ends are open.
 * @param write formats a number with its unit; the first of two numbers has none
 */
export function intervalInWords(
  { low, high }: Interval,
  language: DesignLanguage,
  write: (value: number, withUnit: boolean) => string,
): string {
  const text = measureStrings[language];
  if (low !== undefined && high !== undefined) {
    return fill(text.between, { low: write(low, false), high: write(high, true) });
  }
  if (low !== undefined) return fill(text.over, { low: write(low, true) });
  return high === undefined ? '' : fill(text.under, { high: write(high, true) });
}
