import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RecordRowsSkeleton } from '#components/record/RecordRows.tsx';

/** As high as a few diseases. */
export function VaccinationsSkeleton(): ReactNode {
  const t = useTranslations('vaccinations');
  return <RecordRowsSkeleton count={6} hasStart={false} label={t('loading')} />;
}
