import { sql } from 'kysely';
import { issueLinks } from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import { followMove } from '#areas/appointments/shared/appointments/server/earlier-times.ts';
import { freeSlot } from '#areas/appointments/shared/appointments/server/free-slot.ts';
import { queueReminders } from '#areas/appointments/shared/appointments/server/queue-reminders.ts';
import { priceCentsOf } from '#areas/appointments/shared/appointments/server/visit-price.ts';
import { BOOKING_KINDS } from '#areas/appointments/shared/visit-rules/booking-kinds.ts';
import { tellOtherGuardians } from '#areas/person/shared/guardianship/server/guardian-notice.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { callersPricing } from '../slot/pricing.ts';
import { type LocalisedSlot, takeOffSale } from '../slot/slot.ts';
import { tellPrice } from '../slot/tell-price.ts';
import type { Booked } from './booked.ts';
import { tellMoved } from './tell-moved.ts';

/**
 * Moves an appointment in the patient's scope, with all that follows from it: the times on sale, what it waits for, links,
 * reminders, one message, what other guardians are told. The database decides between those who want the same time.
 *
 * @returns whether the time was still there; if not, nothing has changed
 */
export async function moveTo(
  call: RecordCall,
  booked: Booked,
  { slot, lang }: LocalisedSlot,
): Promise<boolean> {
  const { tx, vault, now, patientId } = call;
  const { id: appointmentId } = booked;
  const { practitioner_id: practitionerId, starts_at: startsAt } = slot;
  const { rows } = await sql<{ moved: boolean }>`
    select move_appointment(${appointmentId}, ${practitionerId}, ${slot.id}, ${priceCentsOf(slot)}) as moved`.execute(
    tx,
  );
  if (!rows[0]?.moved) return false;
  await takeOffSale(tx, slot);
  const slotId = slot.id;
  await followMove(tx, appointmentId, { practitionerId, slotId, clinicId: slot.clinic_id, startsAt });
  await freeSlot(tx, { practitionerId: booked.practitioner_id, slotId: booked.slot_id }, now);
  const links = await issueLinks(tx, vault, { patientId, practitionerId, appointmentId });
  const { showsPrice } = BOOKING_KINDS[booked.health_care_type];
  const pricing = showsPrice ? await callersPricing(call, { starts: [startsAt], lang }) : null;
  const price = await tellPrice(call, appointmentId, { slot, pricing });
  await tellMoved(call, booked, { slot, lang, links, price });
  await queueReminders(call, { appointmentId, startsAt });
  await tellOtherGuardians(call, 'moved', startsAt);
  return true;
}
