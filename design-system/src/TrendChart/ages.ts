import { perLocale } from '../DesignSystem/per-locale.ts';
import { type DesignLanguage, LOCALES } from '../DesignSystem/strings.ts';

const YEAR = 12;
/** Months between two marks of an axis; months are told apart where a life is short. */
const STEPS = [1, 2, 3, 6, YEAR, 2 * YEAR, 3 * YEAR, 5 * YEAR, 10 * YEAR, 20 * YEAR];
/** So many marks have room for their labels on a phone. */
const MOST = 5;

const inUnit = (unit: 'year' | 'month', unitDisplay: 'short' | 'long') =>
  perLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }));
const years = inUnit('year', 'long');
const months = inUnit('month', 'long');
const shortYears = inUnit('year', 'short');
const shortMonths = inUnit('month', 'short');

/** Whole months from a day to another; fewer than none before it. */
export function monthsSince(since: string, at: string): number {
  const [from, to] = [new Date(since), new Date(at)];
  const count = (to.getUTCFullYear() - from.getUTCFullYear()) * YEAR + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? count - 1 : count;
}

/** An age in full: 8 years 3 months. */
export function writeAge(count: number, language: DesignLanguage): string {
  const locale = LOCALES[language];
  const [whole, rest] = [Math.floor(count / YEAR), count % YEAR];
  const parts = [whole !== 0 && years(locale).format(whole), rest !== 0 && months(locale).format(rest)];
  return parts.filter(Boolean).join(' ') || months(locale).format(0);
}

/** Moments at which so many months are full, from the first to the last of them. */
export function ageTicks(since: string, [from, to]: Date[]): { date: Date; months: number }[] {
  if (!from || !to) return [];
  const [first, last] = [monthsSince(since, from.toISOString()), monthsSince(since, to.toISOString())];
  const step = STEPS.find((each) => Math.floor(last / each) - Math.ceil(first / each) < MOST) ?? last - first;
  const ticks: { date: Date; months: number }[] = [];
  for (let count = Math.ceil(first / step) * step; count <= last; count += step) {
    const start = new Date(since);
    const date = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count, start.getUTCDate()));
    if (date >= from && date <= to) ticks.push({ date, months: count });
  }
  return ticks;
}

/** Ages under an axis: in years where all are full ones, else in months. */
export function ageLabels(counts: readonly number[], language: DesignLanguage): readonly string[] {
  const inYears = counts.some((count) => count !== 0) && counts.every((count) => count % YEAR === 0);
  const locale = LOCALES[language];
  return counts.map((count) =>
    inYears ? shortYears(locale).format(count / YEAR) : shortMonths(locale).format(count),
  );
}
