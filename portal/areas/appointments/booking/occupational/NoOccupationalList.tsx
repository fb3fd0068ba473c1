import { EmptyState } from '@portal/design-system/EmptyState';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AnswerFailed } from '#components/answer/AnswerFailed.tsx';
import { OtherWays } from './OtherWays.tsx';
import type { RefusedList } from './occupational-state.ts';

/** In place of occupational times: why there are none, and the other ways to book. */
export function NoOccupationalList(refused: RefusedList): ReactNode {
  const t = useTranslations('booking');
  if (refused.reason === 'unknown-error')
    return (
      <AnswerFailed
        answer={refused.answer}
        failed={{ title: t('list.error'), text: t('list.errorText') }}
        isBare
      />
    );
  const { reason } = refused;
  return (
    <EmptyState title={t(`occupational.${reason}.title`)} illustration={null} action={<OtherWays />}>
      {t(`occupational.${reason}.text`)}
    </EmptyState>
  );
}
