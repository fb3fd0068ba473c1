import { sql } from 'kysely';
import {
  type SharedRow,
  sharedColumns,
  sharedJoins,
  sharedView,
} from '#domain/appointments/server/appointment-view.ts';
import { offerToNext, queueOffer, type SlotId } from '#domain/appointments/server/earlier-times.ts';
import { offerSlots } from '#domain/appointments/server/free-times.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import { readOwn } from './own-rows.ts';
import { queueReminding } from './queue-reminding.ts';
import { type ReminderParts, remindedOf } from './reminded.ts';

/**
 * Offers a time that has become free to the next who waits for it and tells them; comes again when the offer is over. Once nobody
 * is left, the time is on sale. A job that runs again finds the same offer, and tells of it once.
 */
export async function offerEarlierTime(parts: ReminderParts, payload: JobPayload): Promise<void> {
  const { inScope, now } = parts;
  const slot: SlotId = { practitionerId: Number(payload.practitionerId), slotId: Number(payload.slotId) };
  const { practitionerId, slotId } = slot;
  const offering = await inScope({}, async (tx) => {
    const decided = await offerToNext(tx, slot, now());
    if (decided.outcome === 'none')
      await offerSlots(
        tx,
        sql`slots.practitioner_id = ${practitionerId} and slots.id = ${slotId} and slots.starts_at > ${now()}`,
      );
    if ('expiresAt' in decided && decided.expiresAt) await queueOffer(tx, slot, decided.expiresAt);
    return decided;
  });
  if (offering.outcome === 'offered' || offering.outcome === 'open') await tell(parts, slot, offering);
}

async function tell(
  parts: ReminderParts,
  { practitionerId, slotId }: SlotId,
  { patientId, appointmentId }: { readonly patientId: string; readonly appointmentId: number },
): Promise<void> {
  const { inScope } = parts;
  const [row] = await inScope({ patientId }, (tx) => readOwn(tx, sql`base.id = ${appointmentId}`, 'fi'));
  const reminded = row && (await remindedOf(parts, patientId, row));
  if (!reminded) return;
  await inScope({ patientId }, async (tx) => {
    const { rows } = await sql<SharedRow>`
      select ${sharedColumns(reminded.language)} from slots as base ${sharedJoins}
      where base.practitioner_id = ${practitionerId} and base.id = ${slotId}`.execute(tx);
    const [offered] = rows;
    if (!offered) return;
    await queueReminding(tx, parts, {
      ...{ row, reminded, patientId },
      template: 'earlier-time-offered',
      onceFor: `${appointmentId} earlier ${slotId}`,
      told: sharedView(offered, { showsPrice: false }),
      movedFrom: row.starts_at,
    });
  });
}
