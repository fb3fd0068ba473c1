import { DateTime } from '@portal/design-system/DateTime';
import { Notice } from '@portal/design-system/Notice';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { mayBeAboutPermit } from '#areas/appointments/shared/insurance/permits.ts';
import type { AvailableTime, Reservation } from '../use-reservation.ts';
import { DirectConsent } from './DirectConsent.tsx';
import type { Permit } from './use-lahitapiola.ts';

export interface PermitFieldProps {
  readonly form: Reservation;
  readonly time: AvailableTime;
  /** Those that are valid on the day of the visit. */
  readonly permits: readonly Permit[];
}

/** Which of the insurer's permits the visit is about, and the patient's word that it is (INSUR-16). */
export function PermitField({ form, time, permits }: PermitFieldProps): ReactNode {
  const t = useTranslations('booking.reservation.insurance');
  const tInsurance = useTranslations('insurance');
  const { id, kind, specialtyData } = time.appointment;
  const { specialties } = specialtyData;
  const mayMatch = mayBeAboutPermit(specialties.map(({ code }) => code));
  const specialty = specialties.map(({ name }) => name).join(', ') || kind;
  return (
    <>
      <RadioGroup
        {...form.choice('permit')}
        label={t('lahitapiola.which')}
        description={t('lahitapiola.whichText')}
        appearance="card"
        isRequired
        error={form.errorOf('permit')}
        onChange={(permit) => {
          form.change({ permit }, 'permit');
          // What was confirmed was about the other one.
          form.change({ directFor: null }, 'acceptsDirectCompensation');
        }}
        options={permits.map(({ symptom, bodyPart, validTo, contentHash }) => ({
          value: contentHash,
          label: `${symptom}, ${bodyPart}`,
          description: tInsurance.rich('permitUntil', {
            date: () => <DateTime value={`${validTo}T09:00:00Z`} format="date" />,
          }),
        }))}
      />
      {!mayMatch && (
        <Notice tone="warning" title={t('lahitapiola.mismatch.title')}>
          {t('lahitapiola.mismatch.text', { specialty })}
        </Notice>
      )}
      <DirectConsent form={form} slotId={id} consent={t('permitConsent')} />
    </>
  );
}
