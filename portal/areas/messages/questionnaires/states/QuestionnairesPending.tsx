import { Card } from '@portal/design-system/Card';
import { Notice } from '@portal/design-system/Notice';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerPendingProps } from '#components/answer/AnswerPending.tsx';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';

export interface QuestionnairesPendingProps {
  readonly answer: AnswerPendingProps['answer'];
  /** Announced while they load; said where they could not be loaded. */
  readonly texts: { readonly loading: string; readonly failed: string };
}

/** Questionnaires on their way, or why they have not come. */
export function QuestionnairesPending({ answer, texts }: QuestionnairesPendingProps): ReactNode {
  const t = useTranslations('questionnaires.error');
  const skeleton = (
    <SkeletonGroup label={texts.loading}>
      <Card>
        <Stack gap="small">
          <Skeleton shape="heading" width="half" />
          <Skeleton />
          <Skeleton width="long" />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
  return (
    <AnswerPending answer={answer} failed={{ title: texts.failed, text: t('text') }} skeleton={skeleton} />
  );
}

/** In place of questionnaires while they are out of use. */
export function MaintenanceNotice(): ReactNode {
  const t = useTranslations('questionnaires.maintenance');
  return (
    <Notice tone="warning" title={t('title')}>
      {t('text')}
    </Notice>
  );
}
