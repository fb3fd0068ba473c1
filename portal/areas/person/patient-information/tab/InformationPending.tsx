import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AnswerPending, type AnswerPendingProps } from '#components/answer/AnswerPending.tsx';
import { InformationSkeleton } from './InformationSkeleton.tsx';

/** In place of information that is loading or could not be loaded. */
export function InformationPending({ answer }: Pick<AnswerPendingProps, 'answer'>): ReactNode {
  const t = useTranslations('patient-information.loadError');
  return (
    <AnswerPending
      answer={answer}
      failed={{ title: t('title'), text: t('text') }}
      skeleton={<InformationSkeleton />}
    />
  );
}
