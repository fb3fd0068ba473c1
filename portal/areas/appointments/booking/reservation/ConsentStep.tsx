import { ErrorState } from '@portal/design-system/ErrorState';
import { Notice } from '@portal/design-system/Notice';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { ConsentForm } from '#components/consents/ConsentForm.tsx';

export interface ConsentStepProps {
  /** The booking was sent and refused for the lack of consent: that is what the patient has to hear. */
  readonly isAskedFor: boolean;
  readonly onGiven: () => void;
}

/** The form of the consent that a booking needs once, before its own. Loaded when somebody lacks it. */
export function ConsentStep({ isAskedFor, onGiven }: ConsentStepProps): ReactNode {
  const t = useTranslations('booking.reservation.consent');
  const { data, error, isRefreshing, retry } = useCall('GET /api/user/consent');
  if (!data && error)
    return <ErrorState title={t('failed')} level={3} onRetry={retry} isRetrying={isRefreshing} />;
  if (!data)
    return (
      <SkeletonGroup>
        <Stack>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="button" width="half" />
        </Stack>
      </SkeletonGroup>
    );
  return (
    <Stack gap="large">
      {isAskedFor && (
        <Notice tone="warning" takesFocus>
          {t('required')}
        </Notice>
      )}
      <ConsentForm kept={data} submitLabel={t('submit')} onSaved={onGiven} />
    </Stack>
  );
}
