import { EmptyState } from '@portal/design-system/EmptyState';
import { ErrorState } from '@portal/design-system/ErrorState';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OtherWays } from './OtherWays.tsx';
import type { RefusedList } from './occupational-state.ts';

/** In place of occupational times: why there are none, and the other ways to book. */
export function NoOccupationalList({ reason, retry, isRetrying = false }: RefusedList): ReactNode {
  const t = useTranslations('booking');
  if (reason === 'unknown-error')
    return (
      <ErrorState title={t('list.error')} {...(retry && { onRetry: retry })} isRetrying={isRetrying}>
        {t('list.errorText')}
      </ErrorState>
    );
  return (
    <EmptyState title={t(`occupational.${reason}.title`)} illustration={null} action={<OtherWays />}>
      {t(`occupational.${reason}.text`)}
    </EmptyState>
  );
}
