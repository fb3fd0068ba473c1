import { Card } from '@portal/design-system/Card';
import { ErrorState } from '@portal/design-system/ErrorState';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface InformationErrorProps {
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** The information could not be fetched. */
export function InformationError({ onRetry, isRetrying }: InformationErrorProps): ReactNode {
  const t = useTranslations('patient-information.loadError');
  return (
    <Card>
      <ErrorState title={t('title')} onRetry={onRetry} isRetrying={isRetrying}>
        {t('text')}
      </ErrorState>
    </Card>
  );
}
