import { Inline } from '@portal/design-system/Inline';
import { RetryButton } from '@portal/design-system/RetryButton';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CallState } from '#client/calls/use-call.ts';

/** That it could not be found out what guardians see, and another try; nothing while that is on its way. */
export function WithholdFailure({
  error,
  retry,
  isRefreshing,
}: Pick<CallState<unknown>, 'error' | 'retry' | 'isRefreshing'>): ReactNode {
  const t = useTranslations('withholding');
  return (
    error && (
      <Inline>
        <Text role="alert">{t('failed')}</Text>
        <RetryButton size="small" onRetry={retry} isRetrying={isRefreshing} />
      </Inline>
    )
  );
}
