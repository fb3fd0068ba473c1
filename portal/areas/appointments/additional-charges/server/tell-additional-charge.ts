import { sql } from 'kysely';
import { type OwnRow, readOwn } from '#areas/appointments/shared/appointments/server/own-row.ts';
import { queueReminding } from '#areas/appointments/shared/mail/server/queue-reminding.ts';
import { type ReminderParts, remindedOf } from '#areas/appointments/shared/mail/server/reminded.ts';
import type { Scoped } from '#platform/context.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';

/**
 * Asks the patient, or the guardian who has booked, for an answer to a proposed charge. What is charged, and for what, is read
 * after a login only. A job that runs again writes the same messages, which are sent once.
 */
export async function tellAdditionalCharge(parts: ReminderParts, payload: JobPayload): Promise<void> {
  const { inScope } = parts;
  const patientId = String(payload.patientId);
  const chargeId = String(payload.chargeId);
  const row = await inScope({ patientId }, (tx) => chargedAppointment(tx, chargeId));
  if (!row) return;
  // A contact that was typed without logging in may be anybody's.
  const reminded = await remindedOf(parts, patientId, { ...row, visitor_contact: null });
  if (!reminded) return;
  await inScope({ patientId }, (tx) =>
    queueReminding(tx, parts, {
      ...{ row, reminded, patientId },
      template: 'additional-charge-proposed',
      onceFor: chargeId,
    }),
  );
}

/** The appointment of a proposal that can still be answered. */
async function chargedAppointment(tx: Scoped, chargeId: string): Promise<OwnRow | null> {
  const charge = await tx
    .selectFrom('additional_charges')
    .select('appointment_id')
    .where('id', '=', chargeId)
    .where('withdrawn_at', 'is', null)
    .where('answer', 'is', null)
    .executeTakeFirst();
  if (!charge) return null;
  // It is told when it is, in numbers only: any language does.
  const isIt = sql`base.id = ${charge.appointment_id} and base.cancelled_by is null`;
  const [row] = await readOwn(tx, isIt, 'fi');
  return row ?? null;
}
