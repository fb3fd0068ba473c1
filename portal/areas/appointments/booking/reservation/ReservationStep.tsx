import { Card } from '@portal/design-system/Card';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormSection } from '#components/FormSection.tsx';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { IdentifyOffer } from './IdentifyOffer.tsx';
import { ReservationForm, type ReservationFormProps } from './ReservationForm.tsx';
import { useTellStep } from './use-tell-app.ts';

export type ReservationStepProps = Omit<ReservationFormProps, 'onConsentRequired'>;

const PADDING = { small: 'medium', medium: 'large', large: 'xlarge' } as const;

const loadConsent = () => import('./ConsentStep.tsx').then((module) => module.ConsentStep);

// Most who sign in are patients here.
const loadRegistration = () =>
  import('./IntermediateStepNotice.tsx').then((module) => module.IntermediateStepNotice);

/** What is next for this reader: to identify, to register, to consent, or the form (BOOK-36, BOOK-38). */
export function ReservationStep({ time, ...outcomes }: ReservationStepProps): ReactNode {
  const t = useTranslations('booking.reservation.consent');
  const [consent, setConsent] = useState<'required' | 'given' | null>(null);
  const { appointment, reader } = time;
  const isAnonymous = reader.type === 'anonymous';
  const lacksConsent = reader.type === 'patient' && reader.consentStatus !== 'ok';
  const step =
    isAnonymous && time.terms.needsLogin
      ? 'identification'
      : reader.type === 'unregistered'
        ? 'registration'
        : consent === 'required' || (lacksConsent && consent === null)
          ? 'consent'
          : 'details';
  useTellStep(step);
  if (step === 'details')
    return (
      <Stack gap="large">
        {isAnonymous && <IdentifyOffer slotId={appointment.id} />}
        {consent === 'given' && (
          <Notice tone="success" takesFocus>
            {t('given')}
          </Notice>
        )}
        <Card hasPeek={!isAnonymous} padding={PADDING}>
          <ReservationForm time={time} {...outcomes} onConsentRequired={() => setConsent('required')} />
        </Card>
      </Stack>
    );
  return (
    <Stack gap="large">
      {step === 'consent' ? (
        <Card padding={PADDING}>
          <FormSection title={t('title')} text={t('text')}>
            <LazyPart
              load={loadConsent}
              props={{ isAskedFor: consent === 'required', onGiven: () => setConsent('given') }}
            />
          </FormSection>
        </Card>
      ) : step === 'identification' ? (
        <IdentifyOffer slotId={appointment.id} isRequired />
      ) : (
        <LazyPart load={loadRegistration} props={{ step: 'unregistered', slotId: appointment.id }} isServed />
      )}
      <Visible below="large">
        <Card>
          <Stack gap="large">
            <AppointmentFacts {...appointment} />
          </Stack>
        </Card>
      </Visible>
    </Stack>
  );
}
