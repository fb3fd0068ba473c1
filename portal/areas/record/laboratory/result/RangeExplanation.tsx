import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { NoteCard } from '#components/NoteCard.tsx';

/** What a reference range is, and whom to call. */
export function RangeExplanation(): ReactNode {
  const t = useTranslations('laboratory.explanation');
  return (
    <NoteCard title={t('title')}>
      <Text>{t('text')}</Text>
    </NoteCard>
  );
}
