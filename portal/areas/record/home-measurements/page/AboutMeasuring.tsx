import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { SectionCard } from '#components/SectionCard.tsx';
import { useWhoMeasures } from './use-who-measures.ts';

/** How to measure, what is usual, and when to seek care. Of somebody under 18 only a professional says what is usual. */
export function AboutMeasuring(): ReactNode {
  const t = useTranslations('home-measurements.about');
  const who = useWhoMeasures();
  const { care } = useBrand();
  return (
    <SectionCard title={t('title')} isCompact>
      {who === 'adult' && care !== 'children' && (
        <>
          <Text>{t('how')}</Text>
          <Text>{t('target')}</Text>
        </>
      )}
      {who !== 'adult' && <Text>{t('limits', { who })}</Text>}
      <Text>{t('urgent', { who })}</Text>
      <Text size="small" tone="muted">
        {t('notRead')}
      </Text>
    </SectionCard>
  );
}
