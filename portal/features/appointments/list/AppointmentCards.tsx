import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import type { Appointment } from '#domain/appointments/appointment.ts';
import { AppointmentCard } from './AppointmentCard.tsx';

export interface AppointmentCardsProps {
  readonly appointments: readonly Appointment[];
  /** The first is the very next one, and looks like it. */
  readonly hasNext?: boolean;
}

/** Appointments under each other, in the order they come. */
export function AppointmentCards({ appointments, hasNext = false }: AppointmentCardsProps): ReactNode {
  return (
    <Stack as="ul" gap="small">
      {appointments.map((appointment, index) => (
        <AppointmentCard key={appointment.id} appointment={appointment} isNext={hasNext && index === 0} />
      ))}
    </Stack>
  );
}
