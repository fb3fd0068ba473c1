import { sql } from 'kysely';
import { endWaitingFor } from '#areas/appointments/shared/appointments/server/earlier-times.ts';
import { readOwn } from '#areas/appointments/shared/appointments/server/own-row.ts';
import { queueReminding } from '#areas/appointments/shared/mail/server/queue-reminding.ts';
import { type ReminderParts, remindedOf } from '#areas/appointments/shared/mail/server/reminded.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';

/** The job that tells of an appointment that the clinic has cancelled: `{ patientId, appointmentId }`. */
export const TELL_CANCELLED_BY_CLINIC = 'tell-cancelled-by-clinic';

/** Ends its waiting for an earlier time, and tells those whom a reminder would have gone to. A job that runs again writes the same messages, which are sent once. */
export async function tellCancelledByClinic(parts: ReminderParts, payload: JobPayload): Promise<void> {
  const { inScope } = parts;
  const patientId = String(payload.patientId);
  const id = Number(payload.appointmentId);
  const cancelled = sql`base.id = ${id} and base.cancelled_by = 'clinic'`;
  const [row] = await inScope({ patientId }, async (tx) => {
    await endWaitingFor(tx, id);
    return readOwn(tx, cancelled, 'fi');
  });
  const reminded = row && (await remindedOf(parts, patientId, row));
  if (!reminded) return;
  await inScope({ patientId }, async (tx) => {
    const [localised] = await readOwn(tx, cancelled, reminded.language);
    if (!localised) return;
    await queueReminding(tx, parts, {
      row: localised,
      reminded,
      patientId,
      template: 'appointment-cancelled-by-clinic',
      onceFor: `${id} cancelled by clinic`,
    });
  });
}
