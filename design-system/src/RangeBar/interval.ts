/** The reference interval. Both of two ends belong to it; an end that is alone does not, as it is written (`<5`). */
export interface Interval {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** Where a value is relative to its interval. */
export type RangeFlag = 'below' | 'within' | 'above';

/** The flag of a value; null without an interval. */
export function rangeFlag(value: number, { low, high }: Interval): RangeFlag | null {
  if (low === undefined && high === undefined) return null;
  const isAlone = low === undefined || high === undefined;
  if (low !== undefined && (value < low || (isAlone && value === low))) return 'below';
  if (high !== undefined && (value > high || (isAlone && value === high))) return 'above';
  return 'within';
}

/** Share of a closed interval's width that is shown on each side of it. */
const MARGIN = 0.6;

/**
 * Ends of a scale that shows an interval and its surroundings, whatever the value: a value far outside must not
 * squeeze the interval. With one end open it runs from zero to twice the other end.
 */
export function scaleAround({ low, high }: Interval): readonly [number, number] {
  if (low !== undefined && high !== undefined) {
    const margin = (high - low) * MARGIN || Math.abs(low) || 1;
    // Most measures cannot be negative: a scale that starts below zero would raise questions.
    const start = low - margin;
    return [low >= 0 ? Math.max(0, start) : start, high + margin];
  }
  const end = high ?? low ?? 0;
  const width = Math.abs(end) || 1;
  if (end < 0) return [end - width, end + width];
  return [0, (end || width) + width];
}
