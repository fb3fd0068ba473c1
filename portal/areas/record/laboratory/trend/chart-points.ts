import type { TrendChartProps } from '@portal/design-system/TrendChart';
import type { Language } from '#contract/language/language.ts';
import type { TrendPoint } from '../contract.ts';
import { resultText } from '../writing.ts';

export type ChartData = Pick<TrendChartProps, 'points' | 'fractionDigits' | 'low' | 'high'> & {
  readonly unit: string | null;
  /** Some results had another range in their time. */
  readonly isRangeOlder: boolean;
};

/**
 * A test over time as a chart shows it: with the unit and the range of its latest number. What was given otherwise, as a
 * text or in another unit, is in the table only.
 *
 * @param points latest first
 */
export function chartData(points: readonly TrendPoint[], language: Language): ChartData {
  const numbers = points.filter(({ result }) => result?.type === 'number');
  const latest = numbers[0];
  const unit = latest?.unit ?? null;
  const range = unit === null ? null : (latest?.referenceRange ?? null);
  const drawn = new Set(numbers.filter((point) => point.unit === unit));
  return {
    points: points.map((point) => ({
      at: point.at,
      value: drawn.has(point) && point.result?.type === 'number' ? point.result.value : null,
      written: resultText(point, language) ?? '',
      flag: point.flag === 'outside' ? null : point.flag,
    })),
    fractionDigits: Math.max(0, ...[...drawn].map(({ decimals }) => decimals)),
    low: range?.min ?? undefined,
    high: range?.max ?? undefined,
    unit,
    isRangeOlder: range !== null && [...drawn].some((point) => !hasRange(point, range)),
  };
}

function hasRange({ referenceRange }: TrendPoint, range: NonNullable<TrendPoint['referenceRange']>): boolean {
  return referenceRange === null || (referenceRange.min === range.min && referenceRange.max === range.max);
}
