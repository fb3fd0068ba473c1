import type { Language } from '#contract/language/language.ts';
import { issueDisowningLink, issueLinks } from '#domain/appointments/server/appointment-links.ts';
import { sharedView } from '#domain/appointments/server/appointment-view.ts';
import { KELA65_SPECIALTY, withdrawTimes } from '#domain/appointments/server/free-times.ts';
import { tellOtherGuardians } from '#domain/guardianship/server/guardian-notice.ts';
import { sealVisitorContact, type VisitorContact } from '#domain/patients/server/visitor-contact.ts';
import { logAccess } from '#platform/access-log.ts';
import type { Actor, Context, Scoped } from '#platform/context.ts';
import { errorCode, isConflict, isUnavailable } from '#platform/database/database-error.ts';
import type { HealthCareType } from '#platform/tables.ts';
import type { ReservationDetails } from '../../reservation-contract.ts';
import type { Reach, Told } from '../../rules-told.ts';
import { findOfferedSlot, isFree, type SlotRow } from '../search/available-appointments.ts';
import { tell } from './tell.ts';

/** How many appointments a patient may have ahead that they booked online after signing in. */
export const MAX_OPEN_RESERVATIONS = 10;

/** Who gets the time, and who hears of it. */
export interface Buyer {
  readonly patientId: string;
  readonly actor: Actor;
  readonly told: readonly Told[];
  /** Where the buyer reads of it; without a number no text message is sent. */
  readonly confirmations: Reach & { readonly email: string };
  /** Who has not signed in; null for who has. */
  readonly visitor: VisitingBuyer | null;
}

/** Whoever booked for a patient without signing in: somebody who knows their identity code and name. */
export interface VisitingBuyer {
  /** Appointments of the patient ahead that were booked so, at most. */
  readonly maxAhead: number;
  /** Who hears of it if the patient takes the booking back. */
  readonly contact: VisitorContact;
}

export type Sale =
  | { readonly type: 'success'; readonly reservationDetails: ReservationDetails }
  | { readonly type: 'appointmentNotAvailable' | 'tooManyReservations' };

/** What follows a sale could not be laid down; the sale is undone with it. */
export class TreatmentChainError extends Error {
  override readonly name = 'TreatmentChainError';
}

/**
 * Sells a free time, in the patient's scope. The table's own constraints decide between those who want
 * the same time: whoever comes second inserts nothing.
 */
export async function sellSlot(
  tx: Scoped,
  context: Context,
  { slotId, lang }: { slotId: number; lang: Language },
  buyer: Buyer,
): Promise<Sale> {
  const slot = await findOfferedSlot(tx, context, slotId, lang);
  // Spares the constraints the work where the time is visibly gone; they decide where it is not.
  if (!slot || !(await isFree(tx, slot))) return { type: 'appointmentNotAvailable' };
  if (await hasTooMany(tx, buyer, context.now)) return { type: 'tooManyReservations' };
  const appointmentId = await insertAppointment(tx, context, slot, buyer);
  if (appointmentId === null) return { type: 'appointmentNotAvailable' };
  try {
    const token = await layChain(tx, context, slot, appointmentId, buyer);
    return {
      type: 'success',
      reservationDetails: {
        appointmentId,
        appointment: sharedView(slot, { showsPrice: true }),
        // Who is not signed in has no other way to the appointment.
        token: buyer.visitor ? token : null,
        confirmations: buyer.confirmations,
      },
    };
  } catch (error) {
    if (isUnavailable(error) || isConflict(error) || errorCode(error) === '') throw error;
    throw new TreatmentChainError('What follows a reservation could not be laid down.', { cause: error });
  }
}

/** What is booked without signing in takes nothing of what the patient may book, and is less. */
async function hasTooMany(tx: Scoped, { patientId, visitor }: Buyer, now: Date): Promise<boolean> {
  // One reservation of a patient at a time, so that two do not both count nine.
  await tx.selectFrom('patients').select('id').where('id', '=', patientId).forUpdate().execute();
  const { open } = await tx
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('patient_id', '=', patientId)
    .where('starts_at', '>', now)
    .where('cancelled_at', 'is', null)
    .where('visitor_contact', visitor ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return open >= (visitor?.maxAhead ?? MAX_OPEN_RESERVATIONS);
}

async function insertAppointment(
  tx: Scoped,
  { brand, now, vault }: Context,
  slot: SlotRow,
  { patientId, actor, visitor }: Buyer,
): Promise<number | null> {
  const healthCareType: HealthCareType = slot.kind_code === KELA65_SPECIALTY ? 'kela65' : 'private';
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
      price_cents: slot.price_cents,
      room: slot.room,
      health_care_type: healthCareType,
      brand: brand.id,
      booked_by: actor.id,
      visitor_contact: visitor && sealVisitorContact(vault, visitor.contact),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** What follows a sale in the same transaction: off the list, the links, the messages, the log. */
async function layChain(tx: Scoped, context: Context, slot: SlotRow, appointmentId: number, buyer: Buyer) {
  const { patientId, actor, told } = buyer;
  const practitionerId = slot.practitioner_id;
  await withdrawTimes(tx, practitionerId, slot.starts_at, slot.ends_at);
  const record = { patientId, practitionerId, appointmentId };
  const links = await issueLinks(tx, context.vault, record);
  const isDisownable = told.some(({ says }) => says !== 'booking');
  const disowning = isDisownable ? await issueDisowningLink(tx, context.vault, record) : null;
  for (const each of told) {
    await tell(tx, context, { patientId, appointmentId, slot, links, disowning }, each);
  }
  // Somebody who acts for one child may book without signing in for whoever gives them a code.
  if (!buyer.visitor) await tellOtherGuardians(tx, context, 'booked', slot.starts_at);
  await logAccess(tx, context, {
    patientId,
    actor,
    action: 'create',
    recordKind: 'appointment',
    recordId: appointmentId,
  });
  return links.long;
}
