import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Skeleton } from '@portal/design-system/Skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { HomeMeasurement } from '#areas/person/shared/home-measurements/home-measurement.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { seriesOf } from './series.ts';

const loadChart = () => import('@portal/design-system/TrendChart').then(({ TrendChart }) => TrendChart);

export interface TrendsProps {
  /** The latest first. */
  readonly measurements: readonly HomeMeasurement[];
}

/** Each number that was measured more than once, drawn over time or as a table. */
export function Trends({ measurements }: TrendsProps): ReactNode {
  const t = useTranslations('home-measurements.series');
  const language = useLanguage();
  const series = seriesOf(measurements, language);
  if (series.length === 0) return null;
  return (
    <Columns layout={{ small: 'one', large: series.length > 1 ? 'two' : 'one' }} isStretched>
      {series.map(({ id, unit, points }) => (
        <Card key={id}>
          <LazyPart
            load={loadChart}
            props={{ title: t(id), level: 2, unit, points }}
            waiting={<Skeleton shape="block" />}
            isServed
          />
        </Card>
      ))}
    </Columns>
  );
}
