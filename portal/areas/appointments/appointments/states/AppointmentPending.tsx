import { Card } from '@portal/design-system/Card';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerPendingProps } from '#components/answer/AnswerPending.tsx';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';

export interface AppointmentPendingProps {
  /** Whose words say that it could not be loaded. */
  readonly of: 'detail' | 'day' | 'link' | 'disown';
  readonly answer: AnswerPendingProps['answer'];
  /** What stands for the text and the boxes below its heading. */
  readonly children: ReactNode;
}

/** In place of an appointment that is loading or could not be loaded. */
export function AppointmentPending({ of, answer, children }: AppointmentPendingProps): ReactNode {
  const t = useTranslations('appointments');
  const skeleton = (
    <SkeletonGroup>
      <Card>
        <Stack gap="large">
          <Skeleton shape="heading" width="half" />
          {children}
        </Stack>
      </Card>
    </SkeletonGroup>
  );
  return (
    <AnswerPending
      answer={answer}
      failed={{ title: t(`${of}.error.title`), text: t(`${of}.error.text`) }}
      skeleton={skeleton}
    />
  );
}
