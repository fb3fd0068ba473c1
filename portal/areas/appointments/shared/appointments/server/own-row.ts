import { sql } from 'kysely';
import type { CheckInPlace } from '#areas/appointments/shared/appointments/appointment.ts';
import {
  type VisitInsuranceRow,
  visitInsuranceColumn,
} from '#areas/appointments/shared/insurance/server/visit-insurance.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import type { Scoped } from '#platform/context.ts';
import { type SharedRow, sharedColumns, sharedJoins } from './appointment-view.ts';
import type { InCalendar } from './calendar-identity.ts';
import { type ToldPriceRow, toldPriceColumn } from './told-price.ts';

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
  readonly directions: string | null;
  readonly has_ramp: boolean;
  readonly has_parking: boolean;
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
      clinics.directions ->> ${lang} as directions, clinics.accessibility is not null as has_ramp,
      clinics.parking is not null as has_parking,
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

/** A row as calendars and messages know it. */
export function inCalendar({ id, calendar_sequence: calendarSequence }: OwnRow): InCalendar {
  return { appointmentId: id, calendarSequence };
}
