import { RadioGroup } from '@portal/design-system/RadioGroup';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { InsurerTerms } from '#areas/appointments/shared/insurance/insurer-terms.ts';
import type { Reservation } from '../use-reservation.ts';

export interface ReimbursementFieldProps {
  readonly form: Reservation;
  readonly terms: Pick<InsurerTerms, 'reimbursements' | 'needsChoice'>;
}

/** How the chosen company pays. */
export function ReimbursementField({ form, terms }: ReimbursementFieldProps): ReactNode {
  const t = useTranslations('booking.reservation.insurance');
  return (
    <RadioGroup
      {...form.choice('reimbursement')}
      label={t('how')}
      appearance="card"
      isRequired={terms.needsChoice}
      error={form.errorOf('reimbursement')}
      onChange={(reimbursement) => {
        form.change({ reimbursement }, 'reimbursement');
        form.change({ directFor: null }, 'acceptsDirectCompensation');
      }}
      options={terms.reimbursements.map(({ choice, isOpen }) => ({
        value: choice,
        label: t(`ways.${choice}`),
        description: t(isOpen ? `waysText.${choice}` : 'notRemote'),
        isDisabled: !isOpen,
      }))}
    />
  );
}
