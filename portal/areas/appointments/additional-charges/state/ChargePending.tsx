import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerPendingProps } from '#components/answer/AnswerPending.tsx';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';

/** In place of a charge that is on its way or could not be fetched. */
export function ChargePending({ answer }: Pick<AnswerPendingProps, 'answer'>): ReactNode {
  const t = useTranslations('additional-charges');
  return <AnswerPending answer={answer} failed={{ title: t('failed'), text: t('failedText') }} isBare />;
}
