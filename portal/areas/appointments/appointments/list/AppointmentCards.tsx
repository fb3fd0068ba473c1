import { Stack } from '@portal/design-system/Stack';
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

/** Appointments under each other, in the order they come. */
export function AppointmentCards(props: AppointmentCardsProps): ReactNode {
  const { appointments, hasNext = false, hasPeek = false } = props;
  return (
    <Stack as="ul" gap="small">
      {appointments.map((appointment, index) => (
        <AppointmentCard
          key={appointment.id}
          appointment={appointment}
          isNext={hasNext && index === 0}
          hasPeek={hasPeek && index === 0}
        />
      ))}
    </Stack>
  );
}
