import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import type { Appointment } from '#domain/appointments/appointment.ts';
import { AppointmentCard } from './AppointmentCard.tsx';

export interface AppointmentCardsProps {
  readonly appointments: readonly Appointment[];
}

/** Appointments under each other, in the order they come. */
export function AppointmentCards({ appointments }: AppointmentCardsProps): ReactNode {
  return (
    <Stack as="ul" gap="small">
      {appointments.map((appointment) => (
        <AppointmentCard key={appointment.id} appointment={appointment} />
      ))}
    </Stack>
  );
}
