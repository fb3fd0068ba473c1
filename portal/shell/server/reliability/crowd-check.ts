import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { changesOf, staleCalendars } from './crowd-calendars.ts';
import type { CrowdPatient, Told } from './crowd-patient.ts';
import { ON_SALE, type Questions, SOLD, WHILE_HELD } from './crowd-questions.ts';
import { deliveriesOf, untilAtRest } from './deliveries.ts';

/** Something that was counted after a crowd. */
export interface CrowdFinding {
  readonly what: string;
  readonly count: number;
  /** What it has to be; null: whatever it is. */
  readonly wanted: number | null;
}

/** Whether everything was as it has to be. */
export function isSound(findings: readonly CrowdFinding[]): boolean {
  return findings.every(({ count, wanted }) => wanted === null || count === wanted);
}

/**
 * What there is once a crowd has come to rest, beside what its patients were told. In the end offers that nobody has answered are
 * made to be over: what was held for them has to be on sale then.
 */
export async function checkCrowd(
  owner: Kysely<Tables>,
  sandboxOrigin: string,
  people: readonly CrowdPatient[],
): Promise<CrowdFinding[]> {
  const counts = async (queries: Questions) => {
    const found: CrowdFinding[] = [];
    for (const [what, query] of Object.entries(queries)) {
      const { rows } = await query.execute(owner);
      found.push({ what, count: rows.length, wanted: 0 });
    }
    return found;
  };
  const findings: CrowdFinding[] = [];
  const add = (what: string, count: number, wanted: number | null) => findings.push({ what, count, wanted });

  add('offers still open', (await openOffers(owner)).length, null);
  findings.push(...(await counts(WHILE_HELD)));
  await endOffers(owner);
  findings.push(...(await counts({ ...SOLD, ...ON_SALE })));

  const patientIds = people.map(({ patient }) => patient.patientId);
  const kept = await owner
    .selectFrom('appointments')
    .select(['id', 'slot_id', 'starts_at', 'cancelled_by', 'checked_in_at', 'calendar_sequence'])
    .where('patient_id', 'in', patientIds)
    .execute();
  const rows = new Map(kept.map((row) => [row.id, row]));
  const told = people.flatMap((person) => [...person.told.values()]);
  const differ = (is: (one: Told, row: (typeof kept)[number]) => boolean) =>
    told.filter((one) => {
      const row = rows.get(one.id);
      return row !== undefined && is(one, row);
    }).length;
  add('bookings confirmed', told.length, null);
  add('bookings lost', told.filter(({ id }) => !rows.has(id)).length, 0);
  add('bookings that nobody was told of', kept.length - told.filter(({ id }) => rows.has(id)).length, 0);
  add(
    'at another time than was told',
    differ((one, row) => row.slot_id !== one.slotId || Number(row.starts_at) !== Number(one.startsAt)),
    0,
  );
  add(
    'cancelled and not told so, or told and not',
    differ((one, row) => (row.cancelled_by === 'patient') !== one.isCancelled),
    0,
  );
  add(
    'checked in and not told so, or told and not',
    differ((one, row) => (row.checked_in_at !== null) !== one.isCheckedIn),
    0,
  );
  add(
    'calendar entries not as often changed as told',
    differ((one, row) => row.calendar_sequence !== changesOf(one)),
    0,
  );

  const written = await owner
    .selectFrom('messages')
    .select(['template', ({ fn }) => fn.countAll<number>().as('count')])
    .where('patient_id', 'in', patientIds)
    .groupBy('template')
    .execute();
  const messages = (template: string) => written.find((row) => row.template === template)?.count ?? 0;
  // An e-mail and a text message each.
  const CHANNELS = 2;
  const sum = (of: (one: Told) => number) => told.reduce((total, one) => total + of(one), 0);
  add('confirmations', messages('appointment-booked'), told.length * CHANNELS);
  add('messages of moves', messages('appointment-moved'), sum(({ moves }) => moves) * CHANNELS);
  add(
    'messages of cancellations',
    messages('appointment-cancelled'),
    sum((one) => Number(one.isCancelled)) * CHANNELS,
  );
  add('messages of offers', messages('earlier-time-offered'), (await offersMade(owner)) * CHANNELS);
  const deliveries = await deliveriesOf(owner, sandboxOrigin, []);
  add('messages in all', deliveries.queued, null);
  add('messages lost', deliveries.lost, 0);
  add('messages sent twice', deliveries.doubled, 0);
  add('handed over again under one identity', deliveries.repeated, null);
  const stale = await staleCalendars(sandboxOrigin, told);
  add('calendars that show another time', stale, 0);
  return findings;
}

async function openOffers(owner: Kysely<Tables>) {
  return owner.selectFrom('earlier_time_offers').select('slot_id').where('answer', 'is', null).execute();
}

async function offersMade(owner: Kysely<Tables>): Promise<number> {
  return (await owner.selectFrom('earlier_time_offers').select('slot_id').execute()).length;
}

/** As if 15 minutes had passed, and nobody waited any longer: jobs end the holds. */
async function endOffers(owner: Kysely<Tables>): Promise<void> {
  await owner.deleteFrom('earlier_time_waits').execute();
  await sql`update earlier_time_offers set offered_at = offered_at - interval '15 minutes', expires_at = now()
    where answer is null`.execute(owner);
  await sql`select from graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where task_identifier = 'offer-earlier-time'), now())`.execute(
    owner,
  );
  await untilAtRest(owner);
}
