import { Card } from '@portal/design-system/Card';
import { Notice } from '@portal/design-system/Notice';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
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
  /** The shapes in their place. Default: a heading and a text. */
  readonly shapes?: ReactNode;
}

const TEXT = (
  <Stack gap="small">
    <Skeleton shape="heading" width="half" />
    <Skeleton shape="block" />
  </Stack>
);

/** Conversations or messages on their way, or that they have not come. */
export function MessagingPending({ answer, texts, shapes = TEXT }: MessagingPendingProps): ReactNode {
  const skeleton = (
    <SkeletonGroup label={texts.loading}>
      <Card padding={{ small: 'small', medium: 'medium' }}>{shapes}</Card>
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
