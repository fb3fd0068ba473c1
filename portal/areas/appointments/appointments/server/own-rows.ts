import { sql } from 'kysely';
import { sumOf } from '#areas/appointments/shared/additional-charges/charge-content.ts';
import { answeredBy, isMinorAlone } from '#areas/appointments/shared/additional-charges/server/answering.ts';
import { openContent } from '#areas/appointments/shared/additional-charges/server/sealed-content.ts';
import type { Appointment, SelfCheckInStatus } from '#areas/appointments/shared/appointments/appointment.ts';
import {
  type SharedRow,
  sharedColumns,
  sharedJoins,
  sharedView,
  withPagesOf,
} from '#areas/appointments/shared/appointments/server/appointment-view.ts';
import { openBookingContact } from '#areas/appointments/shared/appointments/server/booking-contact.ts';
import {
  calendarIdentity,
  type InCalendar,
} from '#areas/appointments/shared/appointments/server/calendar-identity.ts';
import {
  type ToldPriceRow,
  toldPriceColumn,
  toldPriceView,
} from '#areas/appointments/shared/appointments/server/told-price.ts';
import {
  type VisitInsuranceRow,
  visitInsuranceColumn,
  visitInsuranceView,
} from '#areas/appointments/shared/insurance/server/visit-insurance.ts';
import { isPlaceHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import { isOwnAct } from '#platform/session/actor.ts';
import { mayCancel } from '../rules.ts';
import { type CheckInPlace, selfCheckInStatus } from '../rules-check-in.ts';

/** For what such a text is sealed. */
export const ARRIVAL_REASON = 'appointments.arrival_reason';

/** A patient's appointment as it is kept. */
export interface OwnRow extends SharedRow {
  readonly slot_id: number;
  readonly brand: BrandId;
  readonly spoken_languages: readonly Language[];
  readonly room: string | null;
  readonly notes: string | null;
  readonly health_care_type: HealthCareType;
  readonly cancelled_by: 'patient' | 'clinic' | null;
  readonly booked_by: string | null;
  readonly visitor_contact: string | null;
  readonly booking_contact: string | null;
  readonly calendar_sequence: number;
  readonly checked_in_at: Date | null;
  readonly arrival_reason: string | null;
  readonly insurance: VisitInsuranceRow | null;
  readonly told_price: ToldPriceRow | null;
  readonly self_check_in: CheckInPlace;
  /** Of the additional charge that stands; null: there is none. */
  readonly charge_expires_at: Date | null;
  readonly charge_content: string | null;
  readonly charge_answer: 'approved' | 'declined' | null;
  readonly charge_answered_at: Date | null;
  readonly charge_answered_by: string | null;
  readonly awaits_earlier_time: boolean;
  /** Of the patient. */
  readonly allows_booking_sms: boolean;
}

/**
 * Reads appointments of the patient whose scope the transaction has.
 *
 * @param rest conditions and order; the table is called `base`
 */
export async function readOwn(tx: Scoped, rest: ReturnType<typeof sql>, lang: Language): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select ${sharedColumns(lang)}, base.slot_id, base.brand, base.room, base.notes, base.health_care_type,
      base.cancelled_by, base.booked_by, base.visitor_contact, base.booking_contact,
      base.calendar_sequence, base.checked_in_at, base.arrival_reason, clinics.self_check_in,
      people.spoken_languages, ${visitInsuranceColumn('base')} as insurance, ${toldPriceColumn('base')} as told_price,
      charge.expires_at as charge_expires_at, charge.content as charge_content,
      charge.answer as charge_answer, charge.answered_at as charge_answered_at,
      charge.answered_by as charge_answered_by,
      exists (select from earlier_time_waits as waits where waits.patient_id = base.patient_id
        and waits.appointment_id = base.id) as awaits_earlier_time,
      (select allows_booking_sms from patients where patients.id = base.patient_id) as allows_booking_sms
    from appointments as base ${sharedJoins}
    left join additional_charges as charge on charge.patient_id = base.patient_id
      and charge.appointment_id = base.id and charge.withdrawn_at is null
    where base.patient_id = current_patient() and ${rest}`.execute(tx);
  return rows;
}

/**
 * Locks an appointment of the patient whose scope the transaction has and reads it as it is then; undefined if there is none. In two
 * statements: one that waits for a move would find the row of after it joined to the practitioner of before, and so nothing.
 *
 * @param which condition; the table is called `base`
 */
export async function lockOwn(
  tx: Scoped,
  which: ReturnType<typeof sql>,
  lang: Language,
): Promise<OwnRow | undefined> {
  const { rows } = await sql<{ id: number }>`select base.id from appointments as base
    where base.patient_id = current_patient() and ${which} for update`.execute(tx);
  const [locked] = rows;
  return locked && (await readOwn(tx, sql`base.id = ${locked.id}`, lang))[0];
}

/** How a row is shown. */
export interface OwnShown {
  readonly lang: Language;
  /** With what its price consists of, as far as the reader may know. */
  readonly isItemised: boolean;
}

/** A row as its patient gets it, or the guardian who acts for them. */
export function ownView(row: OwnRow, call: RecordCall, shown: OwnShown): Appointment {
  const brand = brandOf(row.brand);
  const { cancellationNoticeHours } = brand;
  const shared = sharedView(withPagesOf(row, call), null);
  const hidden = isPlaceHidden(call, row.booked_by);
  return {
    ...shared,
    clinic: hidden ? null : shared.clinic,
    practitioner: hidden ? null : { ...shared.practitioner, spokenLanguages: [...row.spoken_languages] },
    isReserved: true,
    practitionerRate: null,
    toldPrice: hidden ? null : toldPriceView(row.told_price, shown),
    healthCareType: row.health_care_type,
    insurance: hidden ? null : visitInsuranceView(call.vault, row.insurance),
    room: hidden ? null : roomOf(row),
    notes: hidden || row.notes === null ? null : call.vault.open('appointments.notes', row.notes),
    // Being there would tell where it is.
    selfCheckInStatus: hidden ? 'statusNotAvailable' : checkInStatusOf(row, call.now),
    arrivalReason: hidden ? null : openArrivalReason(call.vault, row),
    mayCancel: mayCancelRow(row, call.now),
    cancellationNoticeHours,
    calendar: calendarIdentity(call.vault, brand, inCalendar(row)),
    hasAppointeeCanceled: row.cancelled_by === 'clinic',
    hasPatientCanceled: row.cancelled_by === 'patient',
    awaitsPaymentApproval: !hidden && row.cancelled_by === null && awaitsAnswer(row, call.now),
    approvedCharge: hidden ? null : approvedCharge(row, call),
    awaitsEarlierTime: row.awaits_earlier_time ? offeredTo(row, call) : null,
    bookedBy: bookedBy(call, row.booked_by),
  };
}

/** Where the reader hears of an earlier time. A guardian's own consent to text messages is not read here. */
function offeredTo(row: OwnRow, call: RecordCall): NonNullable<Appointment['awaitsEarlierTime']> {
  if (row.booking_contact === null || !isOwnAct(call, row.booked_by)) return { email: null, phone: null };
  const { email, phone, addressedTo } = openBookingContact(call.vault, row.booking_contact);
  return { email, phone: addressedTo === null && row.allows_booking_sms ? phone : null };
}

function awaitsAnswer({ charge_answer: answer, charge_expires_at: until }: OwnRow, now: Date): boolean {
  return answer === null && until !== null && until > now;
}

/** What was agreed on top of the visit stays with it, also once it is past or cancelled. */
function approvedCharge(row: OwnRow, call: RecordCall): Appointment['approvedCharge'] {
  const { charge_content: content, charge_answer: answer, charge_answered_at: at } = row;
  if (answer !== 'approved' || content === null || at === null || isMinorAlone(call)) return null;
  return {
    sumCents: sumOf(openContent(call.vault, content)),
    approvedAt: at.toISOString(),
    approvedBy: answeredBy(call, row.charge_answered_by),
  };
}

/** A row as calendars and messages know it. */
export function inCalendar({ id, calendar_sequence: calendarSequence }: OwnRow): InCalendar {
  return { appointmentId: id, calendarSequence };
}

/** What the patient has told the practitioner beforehand. */
export function openArrivalReason(
  vault: Vault,
  { arrival_reason: sealed }: Pick<OwnRow, 'arrival_reason'>,
): string | null {
  return sealed === null ? null : vault.open(ARRIVAL_REASON, sealed);
}

function bookedBy(call: RecordCall, actorId: string | null): Appointment['bookedBy'] {
  if (actorId === null) return null;
  if (isOwnAct(call, actorId)) return 'you';
  return actorId === call.patientId ? 'patient' : 'guardian';
}

/** Whether its patient may cancel it at a moment. */
export function mayCancelRow(row: OwnRow, now: Date): boolean {
  const { cancellationNoticeHours } = brandOf(row.brand);
  const isCancelled = row.cancelled_by !== null;
  const isCheckedIn = row.checked_in_at !== null;
  return mayCancel({ startsAt: row.starts_at, isCancelled, isCheckedIn }, now, cancellationNoticeHours);
}

/** How checking in to it stands at a moment. */
export function checkInStatusOf(row: OwnRow, now: Date): SelfCheckInStatus {
  const circumstances = {
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isCancelled: row.cancelled_by !== null,
    isCheckedIn: row.checked_in_at !== null,
    isRemote: row.is_remote,
    locationType: row.location_type,
    checkInPlace: row.self_check_in,
  };
  return selfCheckInStatus(circumstances, now);
}

/** Where to go inside the clinic, if known. */
export function roomOf({ room }: Pick<OwnRow, 'room'>): Appointment['room'] {
  return room === null ? null : { location: room };
}
