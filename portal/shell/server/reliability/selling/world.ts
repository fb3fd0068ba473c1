import { sql } from 'kysely';
import { addPatient } from '#areas/appointments/booking/server/test-booking.ts';
import { OFFER_EARLIER_TIME } from '#areas/appointments/shared/appointments/server/earlier-times.ts';
import { offerSlots } from '#areas/appointments/shared/appointments/server/free-times.ts';
import type { BrandId } from '#brands/brand-ids.ts';
import { addDays, helsinkiDay, helsinkiTime } from '#contract/time/time.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { Job, Seen } from './compare.ts';
import { MINUTE, type Time } from './model.ts';
import type { History } from './test-histories.ts';

/** A small clinic of a history's own: three practitioners, two places, twenty times in two days and their night, four patients. */

export interface Patient {
  readonly id: string;
  readonly identityCode: string;
  /** Of a child: who acts for them. */
  readonly guardian: string | null;
}

export interface World {
  readonly start: number;
  readonly times: readonly Time[];
  readonly patients: readonly Patient[];
  /** Those of them for whom a guardian acts. */
  readonly children: readonly string[];
}

const CLINICS: Readonly<Record<string, readonly BrandId[]>> = {
  'one-brand': ['kaari', 'revontuli'],
  'all-brands': ['kaari', 'pikkujatti', 'revontuli'],
};
const PEOPLE = [['S1'], ['S1', 'S2'], ['S2']] as const;
const DURATIONS = [30, 45];

/** What all worlds of a database share. */
export async function layFoundation({ owner }: TestDatabase): Promise<number[]> {
  const named = sql`'{"fi": "Testi", "sv": "Test", "en": "Test"}'`;
  await sql`insert into municipalities (id, name) values ('testi', ${named})`.execute(owner);
  for (const [id, brands] of Object.entries(CLINICS))
    await sql`insert into clinics (id, brands, municipality_id, name) values (${id}, ${brands}, 'testi', ${named})`.execute(
      owner,
    );
  await sql`insert into specialties (code, name, brands) select code, ${named}, '{kaari,pikkujatti,revontuli}'
    from unnest('{S1,S2}'::text[]) as code`.execute(owner);
  const { rows } = await sql<{ id: number }>`
    insert into appointment_kinds (code, name, location_type)
    select code, ${named}, 'physicalLocation' from unnest('{K1,K2}'::text[]) as code returning id`.execute(
    owner,
  );
  return rows.map(({ id }) => id);
}

let people = 0;

/** A new world in a database; what waits there from the one before is forgotten. */
export async function makeWorld(
  test: TestDatabase,
  kinds: readonly number[],
  history: History,
): Promise<World> {
  const { owner } = test;
  await sql`with jobs as (delete from graphile_worker._private_jobs) delete from earlier_time_waits`.execute(
    owner,
  );
  const day = addDays(helsinkiDay(TEST_NOW), history.isInSpring ? 5 : 0);
  const { rows } = await sql<{ id: number }>`
    insert into practitioners (first_name, last_name, title, spoken_languages)
    select 'Testi', 'Lääkäri', '{"fi": "Lääkäri", "sv": "Läkare", "en": "Doctor"}', '{fi}' from generate_series(1, ${PEOPLE.length}::int)
    returning id`.execute(owner);
  const practitioners = rows.map(({ id }, nth) => ({ id, specialties: PEOPLE[nth] ?? [] }));
  const skills = practitioners.flatMap(({ id, specialties }) =>
    specialties.map((specialty_code, position) => ({ practitioner_id: id, specialty_code, position })),
  );
  await owner.insertInto('practitioner_specialties').values(skills).execute();
  const times = await addTimes(test, kinds, practitioners, day, history.layout);
  const patients = await addPeople(test);
  const children = patients.filter(({ guardian }) => guardian !== null).map(({ id }) => id);
  return { start: helsinkiTime(day, 6 + history.from).getTime(), times, patients, children };
}

interface Practitioner {
  readonly id: number;
  readonly specialties: readonly string[];
}

/** Times one after the other for each practitioner, now and then with a gap, from the day after the next on. */
async function addTimes(
  { owner }: TestDatabase,
  kinds: readonly number[],
  practitioners: readonly Practitioner[],
  day: string,
  layout: readonly number[],
): Promise<Time[]> {
  const next = practitioners.map(() => helsinkiTime(addDays(day, 2), 7).getTime());
  const drawn = layout.map((number, nth) => {
    const who = nth % 7 === 6 ? 2 : nth % 2;
    const [length, kind] = [DURATIONS[number % 5 === 0 ? 1 : 0] ?? 0, kinds[number % 7 === 0 ? 1 : 0] ?? 0];
    // Fifteen minutes apart, or later in the day, or at night.
    const pause = number % 6 === 0 ? 10 * 60 : (number % 3) * 15;
    const starts = (next[who] ?? 0) + pause * MINUTE;
    next[who] = starts + length * MINUTE;
    return {
      practitioner_id: practitioners[who]?.id ?? 0,
      clinic_id: number % 3 === 0 ? 'one-brand' : 'all-brands',
      kind_id: kind,
      starts_at: new Date(starts),
      ends_at: new Date(starts + length * MINUTE),
      price_cents: 9000,
      requires_authentication: number % 8 === 1,
    };
  });
  const rows = await owner.insertInto('slots').values(drawn).returningAll().execute();
  await offerSlots(owner, sql`slots.practitioner_id = any (${practitioners.map(({ id }) => id)})`);
  return rows.map((row) => ({
    id: row.id,
    practitioner: row.practitioner_id,
    specialties: practitioners.find(({ id }) => id === row.practitioner_id)?.specialties ?? [],
    clinic: row.clinic_id,
    brands: CLINICS[row.clinic_id] ?? [],
    kind: row.kind_id,
    start: row.starts_at.getTime(),
    end: row.ends_at.getTime(),
    needsLogin: row.requires_authentication,
  }));
}

/** Three grown-ups and the child of the last. */
async function addPeople(test: TestDatabase): Promise<Patient[]> {
  const add = async (birthDate: string, guardian: string | null): Promise<Patient> => {
    people += 1;
    const identityCode = formatIdentityCode(
      addDays(birthDate, Math.floor(people / 100)),
      900 + (people % 100),
    );
    return {
      id: await addPatient(test, identityCode, { email: 'someone@example.com' }),
      identityCode,
      guardian,
    };
  };
  const grown = await Promise.all(Array.from({ length: 3 }, () => add('1940-01-01', null)));
  return [...grown, await add('2017-01-01', grown[2]?.id ?? null)];
}

/** What has become of a world. */
export async function lookAt({ owner }: TestDatabase, { times }: World): Promise<Seen> {
  const these = sql`practitioner_id = any (${[...new Set(times.map(({ practitioner }) => practitioner))]})`;
  const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;
  const { rows } = await sql<Seen>`select
    (select coalesce(json_agg(json_build_object('id', id, 'patient', patient_id, 'time', slot_id,
        'start', ${ms('starts_at')}, 'end', ${ms('ends_at')})), '[]')
      from appointments where ${these} and cancelled_at is null) as standing,
    (select coalesce(json_agg(slot_id), '[]') from free_times where ${these} and specialty_code = '*') as "onSale",
    (select coalesce(json_agg(json_build_object('time', slot_id, 'appointment', appointment_id, 'patient', patient_id,
        'expires', ${ms('expires_at')})), '[]')
      from earlier_time_offers where ${these} and answer is null) as open,
    (select coalesce(json_agg(json_build_object('appointment', appointment_id,
        'samePractitioner', practitioner_id is not null, 'sameClinic', clinic_id is not null)), '[]')
      from earlier_time_waits) as waits,
    (select coalesce(json_agg(json_build_object('id', jobs.id, 'time', (payload ->> 'slotId')::bigint, 'payload', payload, 'at', ${ms('run_at')})
        order by run_at, jobs.id), '[]')
      from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = task_id
      where identifier = ${OFFER_EARLIER_TIME}) as jobs`.execute(owner);
  const [seen] = rows;
  if (!seen) throw new Error('Nothing is there');
  // What is to be done at once is queued at the database's own moment, which is no moment of a history.
  const end = Math.max(...times.map((time) => time.end));
  return {
    ...seen,
    jobs: seen.jobs.map((job) => ({ ...job, at: job.at > end ? 0 : job.at })).toSorted(byTime),
  };
}

const byTime = (one: Job, other: Job): number => one.at - other.at || one.id - other.id;

/** A job that a worker has taken is nobody else's. */
export async function takeJob({ owner }: TestDatabase, { id }: Job): Promise<void> {
  await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(owner);
}
