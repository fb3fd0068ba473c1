import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormSection } from '#components/FormSection.tsx';
import { helsinkiDay } from '#contract/time/time.ts';
import type { AvailableTime, Reservation } from '../use-reservation.ts';
import { DirectConsent } from './DirectConsent.tsx';
import { LahiTapiolaFlow } from './LahiTapiolaFlow.tsx';
import { PohjolaCheck } from './PohjolaCheck.tsx';
import { ReimbursementField } from './ReimbursementField.tsx';

export interface InsuranceSectionProps {
  readonly form: Reservation;
  readonly time: AvailableTime;
}

/** Whose insurance a visit is booked on, and how it is paid (WAY-03). */
export function InsuranceSection({ form, time }: InsuranceSectionProps): ReactNode {
  const t = useTranslations('booking.reservation.insurance');
  const tInsurance = useTranslations('insurance');
  const { insurers } = time.terms;
  const chosen = insurers.find(({ insurer }) => insurer === form.values.insurer);
  // A draft may have a way of paying that this visit does not.
  const way = chosen?.reimbursements.find(({ choice }) => choice === form.values.reimbursement);
  return (
    <FormSection title={t('title')} text={t('text')}>
      <RadioGroup
        {...form.choice('insurer')}
        label={t('company')}
        appearance="card"
        isRequired
        error={form.errorOf('insurer')}
        options={insurers.map(({ insurer }) => ({
          value: insurer,
          label: tInsurance(`companies.${insurer as 'IF'}`),
        }))}
        onChange={(insurer) => {
          form.change({ insurer }, 'insurer');
          // A way of paying is the company's own.
          form.change({ reimbursement: null }, 'reimbursement');
          form.change({ permit: null }, 'permit');
          form.change({ directFor: null }, 'acceptsDirectCompensation');
        }}
      />
      {chosen?.verification === 'pohjola' && (
        <PohjolaCheck day={helsinkiDay(new Date(time.appointment.startDate))} settling={form.pohjola} />
      )}
      {chosen?.verification === 'lahitapiola' && (
        <LahiTapiolaFlow form={form} time={time} reimbursements={chosen.reimbursements} />
      )}
      {chosen?.needsChoice && (
        <>
          <ReimbursementField form={form} terms={chosen} />
          {way?.choice === 'USE_REIMBURSEMENT' && (
            <DirectConsent form={form} slotId={time.appointment.id} consent={t('consent')} />
          )}
        </>
      )}
      {chosen && !chosen.needsChoice && chosen.verification === null && <Text>{t('pays')}</Text>}
    </FormSection>
  );
}
