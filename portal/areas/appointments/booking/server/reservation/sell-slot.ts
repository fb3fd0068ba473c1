import {
  issueDisowningLink,
  issueLinks,
} from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import { sharedView } from '#areas/appointments/shared/appointments/server/appointment-view.ts';
import {
  type BookingContact,
  sealBookingContact,
} from '#areas/appointments/shared/appointments/server/booking-contact.ts';
import type { InCalendar } from '#areas/appointments/shared/appointments/server/calendar-identity.ts';
import { queueReminders } from '#areas/appointments/shared/appointments/server/queue-reminders.ts';
import {
  priceCentsOf,
  type ShownPricing,
} from '#areas/appointments/shared/appointments/server/visit-price.ts';
import {
  type ChosenInsurance,
  keepVisitInsurance,
} from '#areas/appointments/shared/insurance/server/visit-insurance.ts';
import { tellOtherGuardians } from '#areas/person/shared/guardianship/server/guardian-notice.ts';
import {
  sealVisitorContact,
  type VisitorContact,
} from '#areas/person/shared/patients/server/visitor-contact.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { RollbackWithAnswer } from '#platform/calls/rollback-with-answer.ts';
import { isRefusal } from '#platform/database/database-error.ts';
import type { Overlapping } from '../../overlapping-contract.ts';
import type { ReservationDetails } from '../../reservation-contract.ts';
import type { EmailAndPhone, Notification } from '../../rules-notifications.ts';
import { overlapping } from '../slot/overlapping.ts';
import { callersPricing } from '../slot/pricing.ts';
import { isFree, isOffered, takeOffSale } from '../slot/slot.ts';
import { tellPrice } from '../slot/tell-price.ts';
import { notifyAll } from './notify.ts';
import type { SlotToSell } from './slot-to-sell.ts';
import { hasTooMany } from './too-many.ts';

/** Who books, and who is notified. */
export interface BookingParty {
  readonly notifications: readonly Notification[];
  /** Where confirmations go; without a number no text message is sent. */
  readonly confirmations: EmailAndPhone & { readonly email: string };
  /** What a signed-in person gave for this booking; null if they have not signed in. */
  readonly contact: BookingContact | null;
  /** Set if they have not signed in; null otherwise. */
  readonly visitor: BookingVisitor | null;
  /** On whose insurance it is booked; null: on nobody's. */
  readonly insurance: ChosenInsurance | null;
}

/** Somebody who booked for a patient without signing in, knowing their identity code and name. */
export interface BookingVisitor {
  /** Maximum number of the patient's future appointments booked this way. */
  readonly maxAhead: number;
  /** Who is notified if the patient takes the booking back. */
  readonly contact: VisitorContact;
}

export type Sale =
  | { readonly type: 'success'; readonly reservationDetails: ReservationDetails }
  | { readonly type: 'appointmentNotAvailable' | 'tooManyReservations' }
  | Overlapping;

/** A call that books for its patient. */
interface SaleCall extends RecordCall {
  readonly note: (entry: { action: 'create'; kind: 'appointment'; id: number }) => Promise<void>;
}

/**
 * Sells a free time, in the patient's scope. The table's own constraints decide between those who want the same time:
 * the second one inserts nothing. The patient's row must be locked: of two reservations both would count nine, and neither would find
 * that the patient is elsewhere then.
 *
 * @throws RollbackWithAnswer if the consequences of a sale could not be recorded
 */
export async function sellSlot(call: SaleCall, sold: SlotToSell, party: BookingParty): Promise<Sale> {
  const { slot, lang, terms } = sold;
  // Saves the constraints the work where the time is visibly gone; otherwise they decide.
  if (!isOffered(slot, call) || !(await isFree(call.tx, slot))) return { type: 'appointmentNotAvailable' };
  if (await hasTooMany(call, party.visitor)) return { type: 'tooManyReservations' };
  // Last: a visitor who may book no more learns nothing of when the patient has appointments (028).
  const inTheWay = await overlapping(call, sold);
  if (inTheWay) return { type: 'overlappingTime', inTheWay };
  const inserted = await insertAppointment(call, sold, party);
  if (inserted === null) return { type: 'appointmentNotAvailable' };
  try {
    const pricing = terms.showsPrice ? await callersPricing(call, { starts: [slot.starts_at], lang }) : null;
    const token = await recordSale(call, { ...sold, pricing }, inserted, party);
    return {
      type: 'success',
      reservationDetails: {
        appointmentId: inserted.appointmentId,
        appointment: sharedView(slot, pricing),
        // A visitor who is not signed in has no other way to the appointment.
        token: party.visitor ? token : null,
        confirmations: party.confirmations,
      },
    };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new RollbackWithAnswer({ type: 'treatmentChainCreationFailed' }, error);
  }
}

async function insertAppointment(
  { tx, brand, now, vault, patientId, actor }: SaleCall,
  { slot, terms: { healthCareType } }: SlotToSell,
  { visitor, contact }: BookingParty,
): Promise<InCalendar | null> {
  const inserted = await tx
    .insertInto('appointments')
    .values({
      practitioner_id: slot.practitioner_id,
      patient_id: patientId,
      slot_id: slot.id,
      clinic_id: slot.clinic_id,
      kind_id: slot.kind_id,
      starts_at: slot.starts_at,
      ends_at: slot.ends_at,
      price_cents: priceCentsOf(slot),
      rate_code: slot.slot_rate,
      room: slot.room,
      health_care_type: healthCareType,
      brand: brand.id,
      booked_by: actor.id,
      visitor_contact: visitor && sealVisitorContact(vault, visitor.contact),
      booking_contact: contact && sealBookingContact(vault, contact),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'calendar_sequence'])
    .executeTakeFirst();
  return inserted ? { appointmentId: inserted.id, calendarSequence: inserted.calendar_sequence } : null;
}

/** Consequences of a sale in the same transaction: off the list, the links, the messages, the log. */
async function recordSale(
  call: SaleCall,
  { slot, lang, terms, pricing }: SlotToSell & { readonly pricing: ShownPricing | null },
  inserted: InCalendar,
  { notifications, visitor, insurance }: BookingParty,
): Promise<string> {
  const { tx, vault, patientId } = call;
  const { appointmentId } = inserted;
  const practitionerId = slot.practitioner_id;
  await takeOffSale(tx, slot);
  const record = { patientId, practitionerId, appointmentId };
  if (insurance) await keepVisitInsurance(call, appointmentId, insurance);
  const links = await issueLinks(tx, vault, record);
  const isDisownable = notifications.some(({ says }) => says !== 'booking');
  const disowning = isDisownable ? await issueDisowningLink(tx, vault, record) : null;
  const price = await tellPrice(call, appointmentId, { slot, pricing });
  await notifyAll(
    call,
    { ...inserted, slot, lang, terms, links, disowning, insurance, price },
    notifications,
  );
  await queueReminders(call, { appointmentId, startsAt: slot.starts_at });
  // Somebody who acts for one child may book without signing in for anybody whose code they know.
  if (!visitor) await tellOtherGuardians(call, 'booked', slot.starts_at);
  await call.note({ action: 'create', kind: 'appointment', id: appointmentId });
  return links.long;
}
