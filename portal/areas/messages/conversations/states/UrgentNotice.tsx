import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { NationalNumber } from '#components/NationalNumber.tsx';
import { NoteCard } from '#components/NoteCard.tsx';

/** What messages are not for: help at once comes by phone. */
export function UrgentNotice(): ReactNode {
  const t = useTranslations('conversations.urgent');
  const number = (words: ReactNode) => <NationalNumber>{words}</NationalNumber>;
  return (
    <NoteCard title={t('title')}>
      <Text>{t.rich('text', { emergency: number, urgent: number })}</Text>
    </NoteCard>
  );
}
