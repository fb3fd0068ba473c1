import { Checkbox } from '@portal/design-system/Checkbox';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Reservation } from '../use-reservation.ts';

export interface DirectConsentProps {
  readonly form: Reservation;
  /** The free time that it is given for: it does not carry over to another. */
  readonly slotId: number;
  /** What the patient agrees to. Kept with its version: see `DIRECT_BILLING_WORDING`. */
  readonly consent: string;
}

/** The consent to the insurer being billed directly (INSUR-15). */
export function DirectConsent({ form, slotId, consent }: DirectConsentProps): ReactNode {
  const t = useTranslations('booking.reservation.insurance');
  const field = 'acceptsDirectCompensation';
  return (
    <Checkbox
      id={form.idOf(field)}
      name={field}
      appearance="card"
      description={t('consentText')}
      error={form.errorOf(field)}
      isRequired
      isSelected={form.values.directFor === slotId}
      onChange={(accepts) => form.change({ directFor: accepts ? slotId : null }, field)}
    >
      {consent}
    </Checkbox>
  );
}
