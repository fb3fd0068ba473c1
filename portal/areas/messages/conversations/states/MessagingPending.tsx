import { Card } from '@portal/design-system/Card';
import { LinkListSkeleton } from '@portal/design-system/LinkList';
import { Notice } from '@portal/design-system/Notice';
import { SkeletonGroup } from '@portal/design-system/Skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import type { AnswerPendingProps } from '#components/answer/AnswerPending.tsx';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { PhoneText } from '#components/PhoneText.tsx';

export interface MessagingPendingProps {
  /** The call, as `useCall` has it. */
  readonly answer: AnswerPendingProps['answer'];
  /** Announced while they load; said where they could not be loaded. */
  readonly texts: { readonly loading: string; readonly failed: string };
}

/** Conversations or messages on their way, or that they have not come. */
export function MessagingPending({ answer, texts }: MessagingPendingProps): ReactNode {
  const skeleton = (
    <SkeletonGroup label={texts.loading}>
      <Card padding={{ small: 'small', medium: 'medium' }}>
        <LinkListSkeleton count={5} hasStart />
      </Card>
    </SkeletonGroup>
  );
  return <AnswerPending answer={answer} failed={{ title: texts.failed }} skeleton={skeleton} />;
}

/** In place of messages while they are out of use. */
export function OfflineNotice(): ReactNode {
  const t = useTranslations('conversations.maintenance');
  const { customerServicePhone: phone } = useBrand();
  return (
    <Notice tone="warning" title={t('title')}>
      {t.rich('text', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}
    </Notice>
  );
}
