import type { ReactNode } from 'react';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { CheckInCard } from '../check-in/CheckInCard.tsx';
import { useCheckIn } from '../check-in/use-check-in.ts';

/** Checking in to the next appointment from the front page. */
export function NextCheckIn({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const refresh = useRefresh();
  const checkIn = useCheckIn(appointment.id, () => refresh('/api/own-appointments'));
  return <CheckInCard appointment={appointment} checkIn={checkIn} />;
}
