import type { TrendChartProps } from '@portal/design-system/TrendChart';
import type { HomeMeasurement } from '#areas/person/shared/home-measurements/home-measurement.ts';
import { HOME_UNITS } from '#areas/person/shared/home-measurements/kinds.ts';
import type { Language } from '#contract/language/language.ts';

/** One number over time. */
export interface Series {
  readonly id: 'systolic' | 'diastolic' | 'pulse' | 'weight' | 'temperature';
  readonly unit: string;
  readonly points: TrendChartProps['points'];
}

const IDS = ['systolic', 'diastolic', 'pulse', 'weight', 'temperature'] as const;

/** What has been measured more than once, over time; the pulse also from where it went with a blood pressure. */
export function seriesOf(measurements: readonly HomeMeasurement[], language: Language): Series[] {
  return IDS.flatMap((id) => {
    const points = measurements.flatMap((each) => {
      const value = numberOf(each, id);
      if (value === null) return [];
      return [{ at: each.measuredAt, value, written: value.toLocaleString(language), flag: null }];
    });
    const unit = HOME_UNITS[id === 'systolic' || id === 'diastolic' ? 'bloodPressure' : id];
    return points.length > 1 ? [{ id, unit, points }] : [];
  });
}

function numberOf({ measured }: HomeMeasurement, id: Series['id']): number | null {
  if (measured.kind !== 'bloodPressure') return measured.kind === id ? measured.value : null;
  return id === 'systolic' || id === 'diastolic' || id === 'pulse' ? measured[id] : null;
}
