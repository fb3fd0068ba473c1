import { Notice } from '@portal/design-system/Notice';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { AnswerView } from '#components/answer/AnswerView.tsx';
import { ConsentForm } from '#components/consents/ConsentForm.tsx';

export interface ConsentStepProps {
  /** The booking was sent and refused for the lack of consent: that is what the patient has to hear. */
  readonly isAskedFor: boolean;
  readonly onGiven: () => void;
}

/** The form of the consent that a booking needs once, before its own. Loaded when somebody lacks it. */
export function ConsentStep({ isAskedFor, onGiven }: ConsentStepProps): ReactNode {
  const t = useTranslations('booking.reservation.consent');
  const skeleton = (
    <SkeletonGroup>
      <Stack>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="button" width="half" />
      </Stack>
    </SkeletonGroup>
  );
  return (
    <AnswerView
      answer={useCall('GET /api/user/consent')}
      failed={{ title: t('failed'), level: 3 }}
      isBare
      skeleton={skeleton}
    >
      {(kept) => (
        <Stack gap="large">
          {isAskedFor && (
            <Notice tone="warning" takesFocus>
              {t('required')}
            </Notice>
          )}
          <ConsentForm kept={kept} submitLabel={t('submit')} onSaved={onGiven} />
        </Stack>
      )}
    </AnswerView>
  );
}
