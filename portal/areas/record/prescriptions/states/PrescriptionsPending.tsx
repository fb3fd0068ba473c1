import { Card } from '@portal/design-system/Card';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerPendingProps } from '#components/answer/AnswerPending.tsx';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';

const PLACES = ['first', 'second', 'third'] as const;

export interface PrescriptionsPendingProps {
  readonly answer: AnswerPendingProps['answer'];
}

/** In place of prescriptions that are loading, as high as they are, or could not be loaded. */
export function PrescriptionsPending({ answer }: PrescriptionsPendingProps): ReactNode {
  const t = useTranslations('prescriptions');
  const skeleton = (
    <SkeletonGroup label={t('loading')}>
      <Stack gap="small">
        {PLACES.map((place) => (
          <Card key={place}>
            <Stack gap="small">
              <Skeleton shape="heading" width="half" />
              <Skeleton width="long" />
              <Skeleton shape="block" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
  return (
    <AnswerPending
      answer={answer}
      failed={{ title: t('error.title'), text: t('error.text') }}
      skeleton={skeleton}
    />
  );
}
