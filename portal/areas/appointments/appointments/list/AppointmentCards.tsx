import { Columns } from '@portal/design-system/Columns';
import type { ReactNode } from 'react';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { AppointmentCard } from './AppointmentCard.tsx';

export interface AppointmentCardsProps {
  readonly appointments: readonly Appointment[];
  /** The first is the very next one, and looks like it. */
  readonly hasNext?: boolean;
  /** The brand's figure, if it has one, looks over the first. */
  readonly hasPeek?: boolean;
}

/** Appointments in the order they come: under each other, two in a row where they have room. */
export function AppointmentCards(props: AppointmentCardsProps): ReactNode {
  const { appointments, hasNext = false, hasPeek = false } = props;
  return (
    <Columns as="ul" layout={{ small: 'one', medium: 'halves' }} gap="small" isStretched>
      {appointments.map((appointment, index) => (
        <AppointmentCard
          key={appointment.id}
          appointment={appointment}
          isNext={hasNext && index === 0}
          hasPeek={hasPeek && index === 0}
        />
      ))}
    </Columns>
  );
}
