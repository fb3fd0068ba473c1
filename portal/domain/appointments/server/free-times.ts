import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';

/** The `specialty_code` for any specialty. */
export const ANY_SPECIALTY = '*';

/** Found only when asked for: its price does not apply to everybody (BOOK-13). */
export const KELA65_SPECIALTY = 'Y65V';

/**
 * Puts slots on sale: one row for any specialty and one for each of the practitioner's. A practitioner
 * who only has Kela65 visits has no row for any specialty.
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
      where specialty_code <> ${KELA65_SPECIALTY}
    ) as codes on codes.practitioner_id = slots.practitioner_id
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
