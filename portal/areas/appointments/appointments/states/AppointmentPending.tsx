import { Card } from '@portal/design-system/Card';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CallState } from '#client/calls/use-call.ts';

export interface AppointmentPendingProps {
  /** Whose words say that it could not be loaded. */
  readonly of: 'detail' | 'link' | 'disown';
  readonly answer: Pick<CallState<unknown>, 'error' | 'isRefreshing' | 'retry'>;
  /** What stands for the text and the boxes below its heading. */
  readonly children: ReactNode;
}

/** In place of an appointment that is loading or could not be loaded. */
export function AppointmentPending({ of, answer, children }: AppointmentPendingProps): ReactNode {
  const t = useTranslations('appointments');
  if (answer.error)
    return (
      <Card>
        <ErrorState title={t(`${of}.error.title`)} onRetry={answer.retry} isRetrying={answer.isRefreshing}>
          {t(`${of}.error.text`)}
        </ErrorState>
      </Card>
    );
  return (
    <SkeletonGroup>
      <Card>
        <Stack gap="large">
          <Skeleton shape="heading" width="half" />
          {children}
        </Stack>
      </Card>
    </SkeletonGroup>
  );
}
