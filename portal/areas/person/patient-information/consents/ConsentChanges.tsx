import { Timeline } from '@portal/design-system/Timeline';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import type { ConsentState } from '../consents-contract.ts';

/** What was given and taken back, latest first. */
export function ConsentChanges({ history }: Pick<ConsentState, 'history'>): ReactNode {
  const t = useTranslations('patient-information.consents.history');
  const consents = useTranslations('consents');
  const whose = useWhose();
  return (
    <Timeline
      aria-label={t('title')}
      events={history.map(({ at, consent, isGiven }) => ({
        id: `${at} ${consent}`,
        date: at,
        tone: isGiven ? 'success' : 'neutral',
        title:
          consent === 'patientDataConsentForm'
            ? t('confirmed')
            : t(isGiven ? 'given' : 'withdrawn', { consent: consents(`${consent}.label`, { whose }) }),
      }))}
    />
  );
}
