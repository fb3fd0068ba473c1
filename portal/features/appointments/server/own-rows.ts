import { sql } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import { brandOf } from '#contract/brands/registry.ts';
import type { Language } from '#contract/language/language.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import type { Appointment, SelfCheckInStatus } from '#domain/appointments/appointment.ts';
import {
  type SharedRow,
  sharedColumns,
  sharedJoins,
  sharedView,
} from '#domain/appointments/server/appointment-view.ts';
import { calendarIdentity, type InCalendar } from '#domain/appointments/server/calendar-identity.ts';
import { isPlaceHidden } from '#domain/guardianship/server/protected-child.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Scoped } from '#platform/context.ts';
import { isOwnAct } from '#platform/session/actor.ts';
import { mayCancel } from '../rules.ts';

/** A patient's appointment as it is kept. */
export interface OwnRow extends SharedRow {
  readonly slot_id: number;
  readonly brand: BrandId;
  readonly room: string | null;
  readonly notes: string | null;
  readonly health_care_type: HealthCareType;
  readonly cancelled_by: 'patient' | 'clinic' | null;
  readonly booked_by: string | null;
  readonly visitor_contact: string | null;
  readonly booking_contact: string | null;
  readonly calendar_sequence: number;
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
      base.calendar_sequence
    from appointments as base ${sharedJoins}
    where base.patient_id = current_patient() and ${rest}`.execute(tx);
  return rows;
}

/** A row as its patient gets it, or the guardian who acts for them. */
export function ownView(row: OwnRow, call: RecordCall): Appointment {
  const isCancelled = row.cancelled_by !== null;
  const brand = brandOf(row.brand);
  const { cancellationNoticeHours } = brand;
  const shared = sharedView(row, { showsPrice: showsPrice(row.health_care_type) });
  const hidden = isPlaceHidden(call, row.booked_by);
  return {
    ...shared,
    clinic: hidden ? null : shared.clinic,
    practitioner: hidden ? null : shared.practitioner,
    isReserved: true,
    healthCareType: row.health_care_type,
    room: hidden || row.room === null ? null : { location: row.room },
    notes: hidden || row.notes === null ? null : call.vault.open('appointments.notes', row.notes),
    selfCheckInStatus: NO_SELF_CHECK_IN,
    mayCancel: mayCancel({ startsAt: row.starts_at, isCancelled }, call.now, cancellationNoticeHours),
    cancellationNoticeHours,
    calendar: calendarIdentity(call.vault, brand, inCalendar(row)),
    hasAppointeeCanceled: row.cancelled_by === 'clinic',
    hasPatientCanceled: row.cancelled_by === 'patient',
    bookedBy: bookedBy(call, row.booked_by),
  };
}

/** A row as calendars and messages know it. */
export function inCalendar({ id, calendar_sequence: calendarSequence }: OwnRow): InCalendar {
  return { appointmentId: id, calendarSequence };
}

function bookedBy(call: RecordCall, actorId: string | null): Appointment['bookedBy'] {
  if (actorId === null) return null;
  if (isOwnAct(call, actorId)) return 'you';
  return actorId === call.patientId ? 'patient' : 'guardian';
}

/** Nobody checks in through the portal yet. */
const NO_SELF_CHECK_IN: SelfCheckInStatus = 'statusNotAvailable';

/** Others pay for the other kinds (APPT-05). */
function showsPrice(type: HealthCareType): boolean {
  return type === 'private' || type === 'kela65';
}
