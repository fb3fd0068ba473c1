import { Card } from '@portal/design-system/Card';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { FormSection } from '#components/FormSection.tsx';
import { DetourNotice } from './DetourNotice.tsx';
import { ReservationForm, type ReservationFormProps } from './ReservationForm.tsx';

export type ReservationStepProps = Omit<ReservationFormProps, 'onConsentRequired'>;

const loadConsent = () => import('./ConsentStep.tsx').then((module) => module.ConsentStep);

/** What is next for this booker: to identify, to register, to consent, or the form (BOOK-36, BOOK-38). */
export function ReservationStep({ time, ...outcomes }: ReservationStepProps): ReactNode {
  const t = useTranslations('booking.reservation.consent');
  const [consent, setConsent] = useState<'required' | 'given' | null>(null);
  const { features } = useBrand();
  const { appointment, booker } = time;
  const offer = features.includes('guardian-login') ? 'guardian' : 'login';
  if (booker.type === 'anonymous' && appointment.requiresAuthToReserve)
    return <DetourNotice detour="loginRequired" appointmentId={appointment.id} />;
  if (booker.type === 'unregistered')
    return <DetourNotice detour="unregistered" appointmentId={appointment.id} />;
  const lacksConsent = booker.type === 'patient' && booker.consentStatus !== 'ok';
  if (consent === 'required' || (lacksConsent && consent === null))
    return (
      <Card padding={{ small: 'medium', medium: 'large', large: 'xlarge' }}>
        <FormSection title={t('title')} text={t('text')}>
          <LazyPart
            load={loadConsent}
            props={{ isAskedFor: consent === 'required', onGiven: () => setConsent('given') }}
          />
        </FormSection>
      </Card>
    );
  return (
    <Stack gap="large">
      {booker.type === 'anonymous' && <DetourNotice detour={offer} appointmentId={appointment.id} />}
      {consent === 'given' && (
        <Notice tone="success" takesFocus>
          {t('given')}
        </Notice>
      )}
      <Card hasPeek padding={{ small: 'medium', medium: 'large', large: 'xlarge' }}>
        <ReservationForm time={time} {...outcomes} onConsentRequired={() => setConsent('required')} />
      </Card>
    </Stack>
  );
}
