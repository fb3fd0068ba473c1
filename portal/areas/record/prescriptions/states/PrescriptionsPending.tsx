import { Card } from '@portal/design-system/Card';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CallState } from '#client/calls/use-call.ts';

const PLACES = ['first', 'second', 'third'] as const;

export interface PrescriptionsPendingProps {
  readonly answer: Pick<CallState<unknown>, 'error' | 'isRefreshing' | 'retry'>;
}

/** In place of prescriptions that are loading, as high as they are, or could not be loaded. */
export function PrescriptionsPending({ answer }: PrescriptionsPendingProps): ReactNode {
  const t = useTranslations('prescriptions');
  if (answer.error)
    return (
      <Card>
        <ErrorState title={t('error.title')} onRetry={answer.retry} isRetrying={answer.isRefreshing}>
          {t('error.text')}
        </ErrorState>
      </Card>
    );
  return (
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
}
