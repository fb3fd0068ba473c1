import { sql } from 'kysely';
import { brandOf, eachBrand } from '#contract/brands/registry.ts';
import type { Scoped } from '#platform/context.ts';
import { enqueue } from '#platform/jobs/outbox.ts';

/** The job that offers a time that has become free to the next who waits: `{ practitionerId, slotId }`. */
export const OFFER_EARLIER_TIME = 'offer-earlier-time';

/** How long a time is held for the patient whom it is offered to. */
export const OFFER_MINUTES = 15;
/** What begins sooner after it has become free is on sale at once: nobody could be asked and come. */
const LEAD_MINUTES = 120;
const MINUTE_MS = 60_000;

/** A time by its number, with whose it is. */
export interface SlotId {
  readonly practitionerId: number;
  readonly slotId: number;
}

/** What has been decided about a time. */
export type Offering =
  | { readonly outcome: 'none' | 'taken' }
  | {
      readonly outcome: 'offered' | 'open';
      readonly patientId: string;
      readonly appointmentId: number;
      readonly expiresAt: Date;
    };

/**
 * Leaves a time to the job that offers it to the next who waits, or puts it on sale.
 *
 * @param over when the offer that stands is over; at once when absent
 */
export async function queueOffer(tx: Scoped, { practitionerId, slotId }: SlotId, over?: Date): Promise<void> {
  // Only the end of an offer has a key: the queue gives up a job that is replaced while it runs.
  const options = over ? { jobKey: `${OFFER_EARLIER_TIME}-${slotId}-${over.getTime()}`, runAt: over } : {};
  await enqueue(tx, OFFER_EARLIER_TIME, { practitionerId, slotId }, options);
}

/** Ends the waiting for an appointment that is none any more, in its patient's scope: what is held for it goes to the next. */
export async function letGo(tx: Scoped, appointmentId: number): Promise<void> {
  await tx.deleteFrom('earlier_time_waits').where('appointment_id', '=', appointmentId).execute();
  const held = await tx
    .updateTable('earlier_time_offers')
    .set({ answer: 'declined' })
    .where('appointment_id', '=', appointmentId)
    .where('answer', 'is', null)
    .returning(['practitioner_id', 'slot_id'])
    .execute();
  for (const { practitioner_id, slot_id } of held) {
    await queueOffer(tx, { practitionerId: practitioner_id, slotId: slot_id });
  }
}

/** Whether somebody waits for a time that becomes free, and it is not too near. */
export async function isWaitedFor(
  tx: Scoped,
  { practitionerId, slotId }: SlotId,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from slots, next_waiting(${practitionerId}, ${slotId}, ${now}, ${NOTICES}::jsonb)
    where slots.practitioner_id = ${practitionerId} and slots.id = ${slotId}
      and slots.starts_at >= ${new Date(now.getTime() + LEAD_MINUTES * MINUTE_MS)}`.execute(tx);
  return rows.length > 0;
}

/** Offers a time to the next who waits for it, in any scope; asked again, it says to whom it is offered. */
export async function offerToNext(
  tx: Scoped,
  { practitionerId, slotId }: SlotId,
  now: Date,
): Promise<Offering> {
  const until = new Date(now.getTime() + OFFER_MINUTES * MINUTE_MS);
  const { rows } = await sql<Offering>`
    select outcome, patient_id as "patientId", appointment_id as "appointmentId", expires_at as "expiresAt"
    from offer_earlier_time(${practitionerId}, ${slotId}, ${now}, ${until}, ${NOTICES}::jsonb)`.execute(tx);
  const [offering] = rows;
  if (!offering) throw new Error('Nothing was decided about a time');
  return offering;
}

/** Hours until which an appointment may be given up, by the brand that it was booked with. */
const NOTICES = JSON.stringify(eachBrand((id) => brandOf(id).cancellationNoticeHours));
