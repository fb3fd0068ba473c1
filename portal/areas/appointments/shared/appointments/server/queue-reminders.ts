import type { RecordCall } from '#platform/calls/call.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import { reminderAt, remindersAfter } from '../reminders.ts';

/** The job that reminds of one appointment: `{ patientId, appointmentId, reminder }`. */
export const REMIND = 'remind-of-appointment';

/**
 * Leaves the reminders of an appointment that has just been booked, or moved, to jobs that wait until they are due. A
 * reminder of the same appointment that still waits is replaced; one of an appointment that is cancelled by then is
 * not sent.
 */
export async function queueReminders(
  { tx, now, patientId }: Pick<RecordCall, 'tx' | 'now' | 'patientId'>,
  { appointmentId, startsAt }: { readonly appointmentId: number; readonly startsAt: Date },
): Promise<void> {
  for (const reminder of remindersAfter(now, startsAt)) {
    await enqueue(
      tx,
      REMIND,
      { patientId, appointmentId, reminder },
      { jobKey: `${REMIND}-${appointmentId}-${reminder}`, runAt: reminderAt(reminder, startsAt) },
    );
  }
}
