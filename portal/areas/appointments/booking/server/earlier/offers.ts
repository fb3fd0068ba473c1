import { type Selectable, sql } from 'kysely';
import { queueOffer } from '#areas/appointments/shared/appointments/server/earlier-times.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Tables } from '#platform/tables.ts';

type Offer = Selectable<Tables['earlier_time_offers']>;
type OfferCall = Pick<RecordCall, 'tx' | 'patientId' | 'now'>;

/**
 * The offer that is open for an appointment: not over, and of a time that is earlier than the appointment's. It is locked, as the
 * appointment has to be before; undefined if there is none.
 */
export function openOffer({ tx, patientId, now }: OfferCall, id: number): Promise<Offer | undefined> {
  return tx
    .selectFrom('earlier_time_offers')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('appointment_id', '=', id)
    .where('answer', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`exists (
      select from slots join appointments as held
        on held.patient_id = earlier_time_offers.patient_id and held.id = earlier_time_offers.appointment_id
      where slots.practitioner_id = earlier_time_offers.practitioner_id and slots.id = earlier_time_offers.slot_id
        and slots.starts_at < held.starts_at)`)
    .forUpdate()
    .executeTakeFirst();
}

/** Lets an offered time go to the next. */
export async function declineOffer({ tx, patientId }: OfferCall, offer: Offer): Promise<void> {
  const { practitioner_id: practitionerId, slot_id: slotId } = offer;
  await tx
    .updateTable('earlier_time_offers')
    .set({ answer: 'declined' })
    .where('patient_id', '=', patientId)
    .where('appointment_id', '=', offer.appointment_id)
    .where('slot_id', '=', slotId)
    .where('answer', 'is', null)
    .execute();
  await queueOffer(tx, { practitionerId, slotId });
}
