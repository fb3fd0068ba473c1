import { sql } from 'kysely';
import {
  offerOpens,
  offerToNext,
  queueOffer,
  type ToOffer,
} from '#areas/appointments/shared/appointments/server/earlier-times.ts';
import { offerSlots } from '#areas/appointments/shared/appointments/server/free-times.ts';
import { enqueue, type JobPayload } from '#platform/jobs/outbox.ts';
import type { ReminderParts } from './reminded.ts';
import { TELL_EARLIER_TIME } from './tell-earlier-time.ts';

/**
 * Offers a time that has become free to the next who waits for it, and comes again when the offer is over. Once nobody is left,
 * the time is on sale. A job that runs again finds the same offer.
 */
export async function offerEarlierTime(
  { inScope, now, settings = {} }: Pick<ReminderParts, 'inScope' | 'now' | 'settings'>,
  payload: JobPayload,
): Promise<void> {
  const slot: ToOffer = {
    practitionerId: Number(payload.practitionerId),
    slotId: Number(payload.slotId),
    freedAt: payload.freedAt === undefined ? null : new Date(payload.freedAt),
  };
  const { practitionerId, slotId } = slot;
  await inScope({}, async (tx) => {
    const decided = await offerToNext(tx, slot, now(), settings);
    if (decided.outcome === 'none')
      await offerSlots(
        tx,
        sql`slots.practitioner_id = ${practitionerId} and slots.id = ${slotId} and slots.starts_at > ${now()}`,
      );
    if ('expiresAt' in decided && decided.expiresAt) await queueOffer(tx, slot, decided.expiresAt);
    // With the offer, or not at all: nobody is held a time for without being told.
    if (decided.outcome === 'offered') {
      const { patientId, appointmentId, expiresAt } = decided;
      const told = { practitionerId, slotId, patientId, appointmentId };
      const runAt = offerOpens(expiresAt);
      await enqueue(tx, TELL_EARLIER_TIME, told, runAt > now() ? { runAt } : {});
    }
  });
}
