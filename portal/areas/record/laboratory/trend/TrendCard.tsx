import { Card } from '@portal/design-system/Card';
import { LazyPart } from '@portal/design-system/LazyPart';
import { LoadMore } from '@portal/design-system/LoadMore';
import { Skeleton } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import type { Trend } from '../contract.ts';
import { chartData } from './chart-points.ts';

const loadChart = () => import('@portal/design-system/TrendChart').then(({ TrendChart }) => TrendChart);

/** How many results are drawn at first: a table of thousands holds a phone up for seconds. */
const SHOWN = 60;

export interface TrendCardProps {
  readonly trend: Trend;
  /** Heading of the card. */
  readonly title: ReactNode;
}

/** One test over time, drawn with its reference band or as a table. */
export function TrendCard({ trend, title }: TrendCardProps): ReactNode {
  const t = useTranslations('laboratory.trend');
  const language = useLanguage();
  const { points } = trend;
  const [limit, setLimit] = useState(SHOWN);
  const shown = points.slice(0, limit);
  const { isRangeOlder, unit, ...chart } = chartData(shown, language);
  return (
    <Card>
      <Stack gap="small">
        <LazyPart
          load={loadChart}
          props={{ title, level: 2, ...(unit !== null && { unit }), ...chart }}
          waiting={<Skeleton shape="block" />}
          isServed
        />
        {points.length > limit && (
          <LoadMore
            label={t('older')}
            onPress={() => setLimit(limit + SHOWN)}
            status={t('shown', { count: limit })}
          />
        )}
        {points.length === 1 && (
          <Text size="small" tone="muted">
            {t('single')}
          </Text>
        )}
        {isRangeOlder && (
          <Text size="small" tone="muted">
            {t('range')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
