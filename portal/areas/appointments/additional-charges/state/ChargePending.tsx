import { ErrorState } from '@portal/design-system/ErrorState';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CallState } from '#client/calls/use-call.ts';

/** In place of a charge that is on its way or could not be fetched. */
export function ChargePending({ error, isRefreshing, retry }: CallState<unknown>): ReactNode {
  const t = useTranslations('additional-charges');
  if (error)
    return (
      <ErrorState title={t('failed')} onRetry={retry} isRetrying={isRefreshing}>
        {t('failedText')}
      </ErrorState>
    );
  return (
    <SkeletonGroup>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
