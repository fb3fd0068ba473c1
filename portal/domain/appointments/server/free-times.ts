import { type Kysely, type SqlBool, sql } from 'kysely';
import { KELA65 } from '#domain/appointments/kela65.ts';
import type { Tables } from '#platform/tables.ts';

/** The `specialty_code` for any specialty. */
export const ANY_SPECIALTY = '*';

/**
 * Puts slots on sale: one row for any specialty and one for each of the practitioner's. A Kela65 visit is on sale as
 * nothing else, and nothing else as one: its price does not apply to everybody (BOOK-13).
 *
 * @param which condition on `slots`
 */
export async function offerSlots(db: Kysely<Tables>, which: ReturnType<typeof sql<SqlBool>>): Promise<void> {
  await sql`
    insert into free_times (practitioner_id, slot_id, specialty_code, clinic_id, starts_at)
    select slots.practitioner_id, slots.id, codes.code, slots.clinic_id, slots.starts_at
    from slots
    join (
      select practitioner_id, specialty_code as code
      from practitioner_specialties join specialties on code = specialty_code and allows_web_reservation
      union
      select practitioner_id, ${ANY_SPECIALTY}
      from practitioner_specialties join specialties on code = specialty_code and allows_web_reservation
    ) as codes on codes.practitioner_id = slots.practitioner_id
    join appointment_kinds as kinds on kinds.id = slots.kind_id and (kinds.code = ${KELA65}) = (codes.code = ${KELA65})
    where ${which}
    on conflict do nothing`.execute(db);
}

/** Takes off sale every time of a practitioner that overlaps a period. */
export async function withdrawTimes(
  db: Kysely<Tables>,
  practitionerId: number,
  startsAt: Date,
  endsAt: Date,
): Promise<void> {
  await sql`
    delete from free_times using slots
    where slots.practitioner_id = free_times.practitioner_id and slots.id = free_times.slot_id
      and free_times.practitioner_id = ${practitionerId}
      and slots.practitioner_id = ${practitionerId}
      and slots.starts_at < ${endsAt} and slots.ends_at > ${startsAt}`.execute(db);
}
