import { Checkbox } from '@portal/design-system/Checkbox';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TermsField } from '#components/legal/TermsField.tsx';
import type { AvailableTime, Reservation } from './use-reservation.ts';

export interface ConfirmationFieldsProps {
  readonly form: Reservation;
  readonly time: AvailableTime;
}

/** What one agrees to: the terms, for visitors who have not signed in, and that a booking so close to its start is binding. */
export function ConfirmationFields({ form, time }: ConfirmationFieldsProps): ReactNode {
  const t = useTranslations('booking.reservation');
  const { id } = time.appointment;
  return (
    <>
      {time.reader.type !== 'patient' && <TermsField {...form.tick('acceptsTerms')} />}
      {time.isBinding && (
        <Checkbox
          id={form.idOf('acceptsBinding')}
          name="acceptsBinding"
          appearance="card"
          description={t('bindingText', { hours: time.bindingNoticeHours })}
          error={form.errorOf('acceptsBinding')}
          isRequired
          isSelected={form.values.bindingFor === id}
          onChange={(accepts) => form.change({ bindingFor: accepts ? id : null }, 'acceptsBinding')}
        >
          {t('binding')}
        </Checkbox>
      )}
    </>
  );
}
