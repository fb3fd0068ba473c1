import type { Selectable } from 'kysely';
import { queueOffer } from '#domain/appointments/server/earlier-times.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Tables } from '#platform/tables.ts';

type Offer = Selectable<Tables['earlier_time_offers']>;
type OfferCall = Pick<RecordCall, 'tx' | 'patientId' | 'now'>;

/** The offer that is open for an appointment and not over, locked; undefined if there is none. */
export function openOffer({ tx, patientId, now }: OfferCall, id: number): Promise<Offer | undefined> {
  return tx
    .selectFrom('earlier_time_offers')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('appointment_id', '=', id)
    .where('answer', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Settles an offer. What was not accepted is offered to the next at once. */
export async function settleOffer(
  { tx, patientId }: OfferCall,
  offer: Offer,
  answer: 'accepted' | 'declined',
): Promise<void> {
  const { practitioner_id: practitionerId, slot_id: slotId } = offer;
  await tx
    .updateTable('earlier_time_offers')
    .set({ answer })
    .where('patient_id', '=', patientId)
    .where('appointment_id', '=', offer.appointment_id)
    .where('slot_id', '=', slotId)
    .execute();
  if (answer === 'declined') await queueOffer(tx, { practitionerId, slotId });
}

/** Ends the waiting for one appointment. */
export async function endWait({ tx, patientId }: OfferCall, id: number): Promise<boolean> {
  const ended = await tx
    .deleteFrom('earlier_time_waits')
    .where('patient_id', '=', patientId)
    .where('appointment_id', '=', id)
    .returning('appointment_id')
    .executeTakeFirst();
  return ended !== undefined;
}
