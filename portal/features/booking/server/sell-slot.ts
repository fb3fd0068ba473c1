import type { Language } from '#contract/language.ts';
import { logAccess } from '#platform/access-log.ts';
import { issueLinks } from '#platform/appointment-links.ts';
import { queueAppointmentMessages } from '#platform/appointment-messages.ts';
import { sharedView } from '#platform/appointment-view.ts';
import type { Actor, Context, Scoped } from '#platform/context.ts';
import { errorCode, isConflict, isUnavailable } from '#platform/database/database-error.ts';
import { KELA65_SPECIALTY, withdrawTimes } from '#platform/free-times.ts';
import { tellOtherGuardians } from '#platform/guardian-notice.ts';
import { addresseeOf } from '#platform/person-hash.ts';
import type { HealthCareType } from '#platform/tables.ts';
import type { ReservationDetails } from '../reservation-contract.ts';
import { findOfferedSlot, findSlot, isFree, type SlotRow } from './available-appointments.ts';

/** How many appointments a patient may have ahead that were booked online. */
export const MAX_OPEN_RESERVATIONS = 10;

/** Who gets the time, and where its confirmations go. */
export interface Buyer {
  readonly patientId: string;
  readonly actor: Actor;
  /** The patient's own language: that of the confirmations. */
  readonly language: Language;
  /** What the child is called for whom a guardian books, who reads the confirmations; null for who books for themself. */
  readonly child: string | null;
  readonly email: string;
  /** Null sends no text message. */
  readonly smsTo: string | null;
  /** Tells the link's token: who is not signed in has no other way to the appointment. */
  readonly tellsToken: boolean;
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
  if (await hasTooMany(tx, buyer.patientId, context.now)) return { type: 'tooManyReservations' };
  const appointmentId = await insertAppointment(tx, context, slot, buyer);
  if (appointmentId === null) return { type: 'appointmentNotAvailable' };
  try {
    const token = await layChain(tx, context, slot, appointmentId, buyer);
    const { email, smsTo: phone } = buyer;
    return {
      type: 'success',
      reservationDetails: {
        appointmentId,
        appointment: sharedView(slot, { showsPrice: true }),
        token: buyer.tellsToken ? token : null,
        confirmations: { email, phone },
      },
    };
  } catch (error) {
    if (isUnavailable(error) || isConflict(error) || errorCode(error) === '') throw error;
    throw new TreatmentChainError('What follows a reservation could not be laid down.', { cause: error });
  }
}

async function hasTooMany(tx: Scoped, patientId: string, now: Date): Promise<boolean> {
  // One reservation of a patient at a time, so that two do not both count nine.
  await tx.selectFrom('patients').select('id').where('id', '=', patientId).forUpdate().execute();
  const { open } = await tx
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('patient_id', '=', patientId)
    .where('starts_at', '>', now)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return open >= MAX_OPEN_RESERVATIONS;
}

async function insertAppointment(
  tx: Scoped,
  { brand, now }: Context,
  slot: SlotRow,
  { patientId, actor }: Buyer,
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
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** What follows a sale in the same transaction: off the list, the links, the messages, the log. */
async function layChain(tx: Scoped, context: Context, slot: SlotRow, appointmentId: number, buyer: Buyer) {
  const { patientId, actor, language, child, email, smsTo } = buyer;
  const practitionerId = slot.practitioner_id;
  await withdrawTimes(tx, practitionerId, slot.starts_at, slot.ends_at);
  const links = await issueLinks(tx, context.vault, { patientId, practitionerId, appointmentId });
  // Read again: the patient's own language may be another than the page's.
  const told = (await findSlot(tx, slot.id, language)) ?? slot;
  await queueAppointmentMessages(tx, context, {
    patientId,
    template: 'appointment-booked',
    brand: context.brand.id,
    language,
    child,
    addressedTo: child === null ? null : addresseeOf(context),
    appointment: { ...sharedView(told, { showsPrice: true }), appointmentId },
    email: { to: email, token: links.long },
    sms: smsTo === null ? null : { to: smsTo, token: links.short },
  });
  // Somebody who acts for one child may book without signing in for whoever gives them a code.
  if (child !== null) await tellOtherGuardians(tx, context, 'booked', slot.starts_at);
  await logAccess(tx, context, {
    patientId,
    actor,
    action: 'create',
    recordKind: 'appointment',
    recordId: appointmentId,
  });
  return links.long;
}
