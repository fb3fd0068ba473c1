import { Checkbox } from '@portal/design-system/Checkbox';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormSection } from '#components/FormSection.tsx';
import type { AvailableTime, Reservation } from './use-reservation.ts';

export interface EmployerSectionProps {
  readonly form: Reservation;
  readonly time: AvailableTime;
}

/** Who pays an occupational visit, and what the patient confirms of it (WAY-04). */
export function EmployerSection({ form, time }: EmployerSectionProps): ReactNode {
  const t = useTranslations('booking.reservation.employer');
  const { confirmation } = time.terms;
  const { id } = time.appointment;
  return (
    <FormSection title={t('title')} text={t('text')}>
      {confirmation && (
        <Checkbox
          id={form.idOf('confirmsOccupational')}
          name="confirmsOccupational"
          appearance="card"
          description={t(`${confirmation}Text`)}
          error={form.errorOf('confirmsOccupational')}
          isRequired
          isSelected={form.values.confirmedFor === id}
          onChange={(confirms) => form.change({ confirmedFor: confirms ? id : null }, 'confirmsOccupational')}
        >
          {t(confirmation)}
        </Checkbox>
      )}
    </FormSection>
  );
}
