import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Skeleton } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { LOCALES } from '#contract/language/language.ts';
import type { Series } from '../contract.ts';
import { UNITS } from '../measures.ts';
import { GrowthRows } from './GrowthRows.tsx';

const loadChart = () => import('@portal/design-system/TrendChart').then(({ TrendChart }) => TrendChart);

export interface MeasureCardProps {
  /** What was measured. */
  readonly series: Series;
  /** From which ages are counted; null where it is not known. */
  readonly birthDate: string | null;
}

/** One measure over age, drawn or as a table, and what cannot be drawn as it was recorded. */
export function MeasureCard({ series, birthDate }: MeasureCardProps): ReactNode {
  const { measure, measured, growth, others } = series;
  const t = useTranslations('growth');
  const language = useLanguage();
  const unit = UNITS[measure];
  const points = measured.map(({ day, value, decimals, isLying }) => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const written = `${value.toLocaleString(LOCALES[language], digits)}\u00a0${unit}`;
    return { at: day, value, written: isLying ? t('lying', { length: written }) : written };
  });
  return (
    <Card>
      <Stack gap="medium">
        {measured.length > 0 ? (
          <LazyPart
            load={loadChart}
            props={{ title: t(`measures.${measure}`), level: 2, unit, points, since: birthDate ?? undefined }}
            waiting={<Skeleton shape="block" />}
            isServed
          />
        ) : (
          <Heading level={2} size={4}>
            {t(`measures.${measure}`)}
          </Heading>
        )}
        {growth.length > 0 && <GrowthRows growth={growth} />}
        {others.length > 0 && (
          <Stack gap="xsmall">
            <Text weight="strong">{t('others')}</Text>
            <Stack as="ul" gap="xsmall">
              {others.map(({ day, written }, nth) => (
                <Inline as="li" key={`${day} ${nth}`} justify="between">
                  <Text tone="muted">
                    <DateTime value={day} format="dayDate" />
                  </Text>
                  <Text>{written}</Text>
                </Inline>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
