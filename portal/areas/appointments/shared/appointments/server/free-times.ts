import { type Kysely, type SqlBool, sql } from 'kysely';
import { KELA65 } from '#areas/person/shared/rights/kela65.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import type { Tables } from '#platform/tables.ts';

/** A slot by its number, with whose it is. */
export interface SlotId {
  readonly practitionerId: number;
  readonly slotId: number;
}

/** The `specialty_code` for any specialty. */
export const ANY_SPECIALTY = '*';

/**
 * The `specialty_code` under which a customer finds what only some customers may book. It stands apart from what everybody may, so
 * that it costs the others nothing.
 */
export function codeFor(customer: HealthCareType, code: string): string {
  return `${customer}:${code}`;
}

/** What everybody may book and what the customer may besides. */
export function codesFor(customer: HealthCareType, codes: readonly string[]): string[] {
  return [...codes, ...codes.map((code) => codeFor(customer, code))];
}

/**
 * Puts slots on sale: one row for any specialty and one for each of the practitioner's, or the one that they are for. A Kela65
 * visit is on sale as nothing else, and nothing else as one: its price does not apply to everybody (BOOK-13). What is no working
 * time any more is not put on sale.
 *
 * @param which condition on `slots`
 */
export async function offerSlots(db: Kysely<Tables>, which: ReturnType<typeof sql<SqlBool>>): Promise<void> {
  await sql`
    insert into free_times (practitioner_id, slot_id, specialty_code, clinic_id, starts_at)
    select slots.practitioner_id, slots.id, coalesce(customer || ':', '') || codes.code, slots.clinic_id, slots.starts_at
    from slots
    join (
      select practitioner_id, specialty_code as code
      from practitioner_specialties join specialties on code = specialty_code and allows_web_reservation
      union
      select practitioner_id, ${ANY_SPECIALTY}
      from practitioner_specialties join specialties on code = specialty_code and allows_web_reservation
    ) as codes on codes.practitioner_id = slots.practitioner_id
    join appointment_kinds as kinds on kinds.id = slots.kind_id and (kinds.code = ${KELA65}) = (codes.code = ${KELA65})
    left join unnest(slots.customers) as customer on true
    where slots.withdrawn_at is null and codes.code in (coalesce(slots.for_specialty, codes.code), ${ANY_SPECIALTY})
      and (${which})
    on conflict do nothing`.execute(db);
}

/** Puts one slot on sale, unless it has begun. */
export function offerSlot(db: Kysely<Tables>, { practitionerId, slotId }: SlotId, now: Date): Promise<void> {
  return offerSlots(
    db,
    sql`slots.practitioner_id = ${practitionerId} and slots.id = ${slotId} and slots.starts_at > ${now}`,
  );
}

/** Where a patient is received; no room: wherever there is one. */
export interface Place {
  readonly clinicId: string;
  readonly room: string | null;
}

/** Takes off sale every time of a practitioner that overlaps a period, and everybody's that would be in the same room. */
export async function withdrawTimes(
  db: Kysely<Tables>,
  practitionerId: number,
  startsAt: Date,
  endsAt: Date,
  place?: Place,
): Promise<void> {
  await sql`
    delete from free_times using slots
    where slots.practitioner_id = free_times.practitioner_id and slots.id = free_times.slot_id
      and free_times.practitioner_id = ${practitionerId}
      and slots.practitioner_id = ${practitionerId}
      and slots.starts_at < ${endsAt} and slots.ends_at > ${startsAt}`.execute(db);
  if (!place?.room) return;
  // A visit lasts a day at most, which bounds what is looked through.
  await sql`
    delete from free_times using slots
    where slots.practitioner_id = free_times.practitioner_id and slots.id = free_times.slot_id
      and slots.clinic_id = ${place.clinicId} and slots.room = ${place.room}
      and slots.starts_at < ${endsAt} and slots.starts_at > ${startsAt}::timestamptz - interval '1 day'
      and slots.ends_at > ${startsAt}`.execute(db);
}
