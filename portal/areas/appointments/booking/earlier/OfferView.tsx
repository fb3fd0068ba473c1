import { Button } from '@portal/design-system/Button';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { formatTime } from '#contract/time/time-format.ts';
import type { EarlierOffer } from '../earlier-contract.ts';
import { CurrentTime } from '../moving/CurrentTime.tsx';
import { MovingStep } from '../moving/MovingStep.tsx';
import { AppointmentSummary } from '../reservation/AppointmentSummary.tsx';
import { useOffer } from './use-offer.ts';

export interface OfferViewProps {
  /** The one that would move. */
  readonly appointment: Appointment;
  readonly offer: EarlierOffer;
  /** Keeps what the page shows once it is answered. */
  readonly hold: () => void;
}

/** An earlier time that is held for the patient, to be taken or left to the next. */
export function OfferView({ appointment, offer, hold }: OfferViewProps): ReactNode {
  const t = useTranslations('booking.earlier');
  const lang = useLanguage();
  const { accept, decline, ...answering } = useOffer(appointment.id, offer, hold);
  return (
    <MovingStep
      {...answering}
      rules={{ ...offer, healthCareType: appointment.healthCareType }}
      summary={<AppointmentSummary appointment={offer.time} title={t('offered')} />}
      failureText={(failure) => t(`failure.${failure}`)}
      action={t('accept')}
      onConfirm={accept}
      instead={
        <Button tone="tertiary" isDisabled={answering.isSending} onPress={decline}>
          {t('decline')}
        </Button>
      }
    >
      <Text size="lead">{t('held', { time: formatTime(new Date(offer.expiresAt), lang) })}</Text>
      <CurrentTime appointment={appointment}>
        <Text tone="muted">{t('take')}</Text>
      </CurrentTime>
    </MovingStep>
  );
}
