import { perLocale } from '../DesignSystem/per-locale.ts';
import { type DesignLanguage, LOCALES } from '../DesignSystem/strings.ts';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));

const monthOfYear = inUtc({ month: 'short', year: 'numeric' });
const dayOfMonth = inUtc({ day: 'numeric', month: 'short' });

/** All of them are the beginnings of years. */
export function areYears(dates: readonly Date[]): boolean {
  return dates.length > 1 && dates.every((date) => date.getUTCMonth() === 0 && date.getUTCDate() === 1);
}

/** Dates under an axis, as short as keeps them distinct: years, months or days. Ticks are at midnight UTC. */
export function timeLabels(dates: readonly Date[], language: DesignLanguage): readonly string[] {
  const hasOnlyYears = areYears(dates);
  const areMonths = dates.every((date) => date.getUTCDate() === 1);
  return dates.map((date) => {
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    if (hasOnlyYears) return String(year);
    if (areMonths) {
      return language === 'en' ? monthOfYear(LOCALES.en).format(date) : `${month}/${year}`;
    }
    return language === 'en' ? dayOfMonth(LOCALES.en).format(date) : `${day}.${month}.`;
  });
}

/** Numbers beside an axis, all with as many decimals as the one with most. */
export function valueLabels(values: readonly number[], language: DesignLanguage): readonly string[] {
  const decimals = Math.max(0, ...values.map((value) => String(value).split('.')[1]?.length ?? 0));
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat(LOCALES[language], digits);
  return values.map((value) => format.format(value));
}

/** Half of a label, as a share of the axis: nearer to its ends a label would stick out. */
export interface LabelRoom {
  readonly inwards: number;
}

/** Anchor of a label: its middle, except at the ends. */
export function anchorAt(x: number, { inwards }: LabelRoom): 'start' | 'middle' | 'end' {
  if (x < inwards) return 'start';
  return x > 100 - inwards ? 'end' : 'middle';
}

/**
 * Labels that fit beside each other, from the left.
 * @param places shares of the axis' length, ascending
 * @param gap least distance between the middles of two labels, as a share of the same length
 * @returns indexes of the labels to show
 */
export function labelsWithRoom(
  places: readonly number[],
  gap: number,
  { inwards }: LabelRoom,
): ReadonlySet<number> {
  const shown = new Set<number>();
  let before = Number.NEGATIVE_INFINITY;
  for (const [index, x] of places.entries()) {
    const middle = Math.min(100 - inwards, Math.max(inwards, x));
    if (middle - before < gap) continue;
    shown.add(index);
    before = middle;
  }
  return shown;
}
