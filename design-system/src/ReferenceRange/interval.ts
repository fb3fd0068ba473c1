/** Where values are expected to lie, both ends included. An end that is left out is open. */
export interface Interval {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

export type Standing = 'below' | 'within' | 'above';

/** Where a value stands to its interval; null where nothing is expected of it. */
export function standing(value: number, { low, high }: Interval): Standing | null {
  if (low === undefined && high === undefined) return null;
  if (low !== undefined && value < low) return 'below';
  if (high !== undefined && value > high) return 'above';
  return 'within';
}

/** Share of a closed interval's width that is shown on each side of it. */
const MARGIN = 0.6;

/**
 * Ends of a scale that shows an interval and what lies around it, whatever the value: a value far outside must
 * not press the interval together. A half-open interval is shown from, or as far again as, its one end.
 */
export function scaleAround({ low, high }: Interval): readonly [number, number] {
  if (low !== undefined && high !== undefined) {
    const margin = (high - low) * MARGIN || Math.abs(low) || 1;
    // Most measures cannot be negative: a scale that starts below nothing would raise questions.
    const start = low - margin;
    return [low >= 0 ? Math.max(0, start) : start, high + margin];
  }
  const end = high ?? low ?? 0;
  const width = Math.abs(end) || 1;
  if (end < 0) return [end - width, end + width];
  return [0, (end || width) + width];
}
