import { sumOf } from '#areas/appointments/shared/additional-charges/charge-content.ts';
import { answeredBy, isMinorAlone } from '#areas/appointments/shared/additional-charges/server/answering.ts';
import { openContent } from '#areas/appointments/shared/additional-charges/server/sealed-content.ts';
import type { Appointment, SelfCheckInStatus } from '#areas/appointments/shared/appointments/appointment.ts';
import { payerTypeOf } from '#areas/appointments/shared/appointments/payer.ts';
import { sharedView, withPagesOf } from '#areas/appointments/shared/appointments/server/appointment-view.ts';
import { openBookingContact } from '#areas/appointments/shared/appointments/server/booking-contact.ts';
import { calendarIdentity } from '#areas/appointments/shared/appointments/server/calendar-identity.ts';
import { inCalendar, type OwnRow } from '#areas/appointments/shared/appointments/server/own-row.ts';
import { toldPriceView } from '#areas/appointments/shared/appointments/server/told-price.ts';
import { visitInsuranceView } from '#areas/appointments/shared/insurance/server/visit-insurance.ts';
import { isPlaceHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { brandOf } from '#brands/registry.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Vault } from '#platform/context.ts';
import { isOwnAct } from '#platform/session/actor.ts';
import { mayCancel } from '../rules.ts';
import { selfCheckInStatus } from '../rules-check-in.ts';

/** For what such a text is sealed. */
export const ARRIVAL_REASON = 'appointments.arrival_reason';

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
    payerType: payerTypeOf(row.health_care_type, hidden ? null : (row.insurance?.reimbursement ?? null)),
    insurance: hidden ? null : visitInsuranceView(call.vault, row.insurance),
    room: hidden ? null : roomOf(row),
    notes: hidden || row.notes === null ? null : call.vault.open('appointments.notes', row.notes),
    // Being there would tell where it is.
    selfCheckInStatus: hidden ? 'statusNotAvailable' : checkInStatusOf(row, call.now),
    arrivalReason: hidden ? null : openArrivalReason(call.vault, row),
    mayCancel: mayCancelRow(row, call.now),
    cancellationNoticeHours,
    calendar: calendarIdentity(call.vault, brand, inCalendar(row)),
    ...(row.brand !== call.brand.id && { bookedAt: brand.name }),
    hasAppointeeCanceled: row.cancelled_by === 'clinic',
    hasPatientCanceled: row.cancelled_by === 'patient',
    awaitsPaymentApproval: !hidden && row.cancelled_by === null && awaitsAnswer(row, call.now),
    approvedCharge: hidden ? null : approvedCharge(row, call),
    awaitsEarlierTime: row.awaits_earlier_time ? offeredTo(row, call) : null,
    bookedBy: bookedBy(call, row.booked_by),
  };
}

/** An own appointment with the entrance of a clinic that has a page here: for its own page, since lists lead there. */
export function withEntrance({ clinic, ...appointment }: Appointment, row: OwnRow): Appointment {
  const entrance = { directions: row.directions, hasRamp: row.has_ramp, hasParking: row.has_parking };
  return { ...appointment, clinic: clinic?.slug ? { ...clinic, entrance } : clinic };
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
