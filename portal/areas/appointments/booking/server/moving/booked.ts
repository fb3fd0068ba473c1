import { type Selectable, sql } from 'kysely';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Tables } from '#platform/tables.ts';

const COLUMNS = [
  'id',
  'practitioner_id',
  'clinic_id',
  'slot_id',
  'starts_at',
  'ends_at',
  'brand',
  'booked_by',
  'booking_contact',
  'health_care_type',
] as const satisfies (keyof Tables['appointments'])[];

/** An appointment that may be moved, as far as a move depends on it. */
export interface Booked extends Pick<Selectable<Tables['appointments']>, (typeof COLUMNS)[number]> {
  readonly kind_code: string;
  /** Codes of its practitioner's specialties. */
  readonly specialties: readonly string[];
}

/** The patient's appointment that stands and has not begun, locked; undefined if there is none of that number. */
export function findBooked(
  { tx, patientId, now }: Pick<RecordCall, 'tx' | 'patientId' | 'now'>,
  id: number,
): Promise<Booked | undefined> {
  return tx
    .selectFrom('appointments')
    .select(COLUMNS)
    .select([
      sql<string>`(select code from appointment_kinds as kinds where kinds.id = kind_id)`.as('kind_code'),
      sql<string[]>`array(
        select specialty_code from practitioner_specialties as known
        where known.practitioner_id = appointments.practitioner_id
      )`.as('specialties'),
    ])
    .where('patient_id', '=', patientId)
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}
