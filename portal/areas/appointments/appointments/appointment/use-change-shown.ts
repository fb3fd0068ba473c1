import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import type { InputOf } from '#client/calls/api.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';

/** After a change of one of the appointments on a page: shows it without asking for all of them again. */
export function useChangeShown({ params }: InputOf<'GET /api/own-appointments/{ids}'>) {
  const setAnswer = useSetAnswer();
  return (id: number, changes: Partial<Appointment>): void =>
    setAnswer(
      'GET /api/own-appointments/{ids}',
      (before) =>
        before && {
          appointments: before.appointments.map((each) => (each.id === id ? { ...each, ...changes } : each)),
        },
      { params },
    );
}
