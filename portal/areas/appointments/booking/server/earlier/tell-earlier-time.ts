import { sql } from 'kysely';
import {
  type SharedRow,
  sharedColumns,
  sharedJoins,
  sharedView,
} from '#areas/appointments/shared/appointments/server/appointment-view.ts';
import { offerOpens } from '#areas/appointments/shared/appointments/server/earlier-times.ts';
import { readOwn } from '#areas/appointments/shared/appointments/server/own-row.ts';
import { queueReminding } from '#areas/appointments/shared/mail/server/queue-reminding.ts';
import { type ReminderParts, remindedOf } from '#areas/appointments/shared/mail/server/reminded.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';

/** Tells those whom a reminder would go to of the time that is held for them; one that was held at night, if it still is. A job that runs again writes the same messages, which are sent once. */
export async function tellEarlierTime(parts: ReminderParts, payload: JobPayload): Promise<void> {
  const { inScope } = parts;
  const patientId = String(payload.patientId);
  const [appointmentId, practitionerId, slotId] = [
    Number(payload.appointmentId),
    Number(payload.practitionerId),
    Number(payload.slotId),
  ];
  const [row] = await inScope({ patientId }, (tx) => readOwn(tx, sql`base.id = ${appointmentId}`, 'fi'));
  const reminded = row && (await remindedOf(parts, patientId, row));
  if (!reminded) return;
  await inScope({ patientId }, async (tx) => {
    const { rows } = await sql<SharedRow>`
      select ${sharedColumns(reminded.language)} from slots as base ${sharedJoins}
      where base.practitioner_id = ${practitionerId} and base.id = ${slotId}`.execute(tx);
    const [offered] = rows;
    const offer = await tx
      .selectFrom('earlier_time_offers')
      .select(['offered_at', 'expires_at', 'answer'])
      .where('patient_id', '=', patientId)
      .where('appointment_id', '=', appointmentId)
      .where('slot_id', '=', slotId)
      .orderBy('offered_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!offered || !offer) return;
    // What the patient has answered at night, or what has ended by itself, is no news in the morning.
    const hasWaited = offerOpens(offer.expires_at) > offer.offered_at;
    if (hasWaited && offer.answer !== null) return;
    await queueReminding(tx, parts, {
      ...{ row, reminded, patientId },
      template: 'earlier-time-offered',
      onceFor: `${appointmentId} earlier ${slotId} until ${offer.expires_at.toISOString()}`,
      told: sharedView(offered, null),
      movedFrom: row.starts_at,
      offeredUntil: offer.expires_at,
    });
  });
}
