import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import { SectionCard } from '#components/SectionCard.tsx';

export interface AboutMeasuringProps {
  /** Whether there are the targets of adults, which children do not have. */
  readonly isOfAdults: boolean;
}

/** How to measure, what is usual, and when to seek care. */
export function AboutMeasuring({ isOfAdults }: AboutMeasuringProps): ReactNode {
  const t = useTranslations('home-measurements.about');
  const whose = useWhose();
  return (
    <SectionCard title={t('title')} isCompact>
      {isOfAdults && (
        <>
          <Text>{t('how')}</Text>
          <Text>{t('target')}</Text>
        </>
      )}
      <Text>{t('urgent', { whose })}</Text>
      <Text size="small" tone="muted">
        {t('notRead')}
      </Text>
    </SectionCard>
  );
}
