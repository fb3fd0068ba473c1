import { Checkbox } from '@portal/design-system/Checkbox';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { InsurerTerms } from '#domain/insurance/insurer-terms.ts';
import { needsDirectConsent } from '../../rules-insurance.ts';
import type { Reservation } from '../use-reservation.ts';

export interface ReimbursementFieldProps {
  readonly form: Reservation;
  readonly terms: Pick<InsurerTerms, 'reimbursements' | 'verification' | 'needsChoice'>;
}

/** How the chosen company pays, with the consent to its being billed directly. */
export function ReimbursementField({ form, terms }: ReimbursementFieldProps): ReactNode {
  const t = useTranslations('booking.reservation.insurance');
  return (
    <>
      <RadioGroup
        {...form.choice('reimbursement')}
        label={t('how')}
        appearance="card"
        isRequired={terms.needsChoice}
        error={form.errorOf('reimbursement')}
        onChange={(reimbursement) => {
          form.change({ reimbursement }, 'reimbursement');
          form.change({ acceptsDirectCompensation: false }, 'acceptsDirectCompensation');
        }}
        options={terms.reimbursements.map(({ choice, isOpen }) => ({
          value: choice,
          label: t(`ways.${choice}`),
          description: t(isOpen ? `waysText.${choice}` : 'notRemote'),
          isDisabled: !isOpen,
        }))}
      />
      {needsDirectConsent(terms, form.values.reimbursement) && (
        <Checkbox
          {...form.tick('acceptsDirectCompensation')}
          appearance="card"
          description={t('consentText')}
          isRequired
        >
          {t('consent')}
        </Checkbox>
      )}
    </>
  );
}
