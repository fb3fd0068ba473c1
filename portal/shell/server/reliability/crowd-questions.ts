import { type RawBuilder, sql } from 'kysely';
import { CROWD_ROOMS } from './crowd-clinic.ts';

/** Queries by what they find: a row each for what must not be. */
export type Questions = Readonly<Record<string, RawBuilder<unknown>>>;

const OVERLAP = sql`one.period && other.period and one.id < other.id and one.cancelled_at is null and other.cancelled_at is null`;

/** What is sold, and what follows from it. */
export const SOLD: Questions = {
  'practitioners with two patients at once': sql`
    select from appointments as one join appointments as other
      on other.practitioner_id = one.practitioner_id and ${OVERLAP}`,
  'rooms with two patients at once': sql`
    select from appointments as one join appointments as other
      on other.clinic_id = one.clinic_id and other.room = one.room and ${OVERLAP}`,
  'times sold twice': sql`
    select slot_id from appointments where cancelled_at is null group by practitioner_id, slot_id having count(*) > 1`,
  'appointments other than their time': sql`
    select from appointments as sold left join slots
      on slots.practitioner_id = sold.practitioner_id and slots.id = sold.slot_id
    where sold.cancelled_at is null and slots.rule_id is not null and
      (slots.starts_at, slots.ends_at, slots.clinic_id, slots.kind_id, slots.room) is distinct from
      (sold.starts_at, sold.ends_at, sold.clinic_id, sold.kind_id, sold.room)`,
  'keys without an answer': sql`select from idempotency_keys where answer is null`,
  'jobs given up': sql`select from graphile_worker.jobs where attempts >= max_attempts`,
};

const TAKEN = sql`exists (
  select from appointments as sold where sold.practitioner_id = slots.practitioner_id and sold.cancelled_at is null
    and sold.period && tstzrange(slots.starts_at, slots.ends_at))`;
const OFFERED = sql`exists (
  select from free_times where free_times.practitioner_id = slots.practitioner_id and slot_id = slots.id)`;
const HELD = sql`exists (
  select from earlier_time_offers as made where made.practitioner_id = slots.practitioner_id
    and made.slot_id = slots.id and made.answer is null)`;

/** What is on sale, once nothing is held. */
export const ON_SALE: Questions = {
  'times on sale that are taken': sql`select from slots where starts_at > now() and ${TAKEN} and ${OFFERED}`,
  'free times that are not on sale': sql`
    select from slots where starts_at > now() and rule_id in (select id from working_hours where room like ${`${CROWD_ROOMS}%`})
      and not ${TAKEN} and not ${OFFERED}`,
  'times held for nobody': sql`select from slots where ${HELD}`,
};

/** What is held, while it is. */
export const WHILE_HELD: Questions = {
  'held times on sale or sold': sql`select from slots where ${HELD} and (${TAKEN} or ${OFFERED})`,
  'times held for a cancelled appointment': sql`
    select from earlier_time_offers as made join appointments as held
      on held.patient_id = made.patient_id and held.id = made.appointment_id
    where made.answer is null and held.cancelled_at is not null`,
  'holds that no job will end': sql`
    select from earlier_time_offers as made where made.answer is null and not exists (
      select from graphile_worker.jobs where key ~ ('^offer-earlier-time-' || made.slot_id || '-'))`,
};
