import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { THREAD_CATEGORIES, type ThreadCategory } from '#areas/messages/shared/messaging/categories.ts';
import type { ThreadType } from '#areas/messages/shared/messaging/thread.ts';
import { readReach } from '#areas/messages/shared/staff/server/reach.ts';
import { brandOf } from '#brands/registry.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { CATEGORIES, readPage } from './inbox-order.ts';
import { addAbsence, addPatient, addStaff, addTeam, scopeOfStaff, type TestStaff } from './test-staff.ts';

/*
 * The inbox of each reader, as the database gives it, against a slow model: what each category means, in words of its own. Random
 * conversations of one office: 1 300 of them for eight readers.
 */

const THREADS = 1_300;
const TEAMS = ['nurses', 'doctors'] as const;
const HOUR = 3_600_000;

interface Person {
  readonly staff: TestStaff;
  readonly kind: 'professional' | 'hr';
  readonly teams: readonly string[];
  readonly isSupervisor: boolean;
  /** Whom they substitute at the moment. */
  readonly substitutes: number[];
}
interface Thread {
  readonly id: number;
  readonly type: ThreadType;
  readonly team: string | null;
  readonly isOpen: boolean;
  readonly assignee: number | null;
  readonly participants: readonly number[];
}

let db: TestDatabase;
let people: Person[];
let threads: Thread[];

// The same numbers at each run: a failure can be looked at.
let seed = 20_261_127;
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)] as T;

beforeAll(async () => {
  db = await createTestDatabase();
  const patient = randomUUID();
  await addPatient(db, patient, 'Aino');
  for (const team of TEAMS) await addTeam(db, team);
  await db.owner.insertInto('employers').values({ id: 'tehdas', name: 'Tehdas' }).execute();
  await sql`insert into employments (patient_id, employer_id, valid_from) values (${patient}, 'tehdas', '2026-01-01')`.execute(
    db.owner,
  );
  const office = [
    [['nurses'], true],
    [['nurses'], false],
    [['doctors'], false],
    [['nurses', 'doctors'], true],
    [[], false],
    [['doctors'], true],
  ] as const;
  people = [];
  for (const [nth, [teams, isSupervisor]] of office.entries()) {
    const staff = await addStaff(db, `Ammattilainen${nth}`, { teams, isSupervisor });
    people.push({ staff, kind: 'professional', teams, isSupervisor, substitutes: [] });
  }
  for (const name of ['Hilla', 'Heikki']) {
    const staff = await addStaff(db, name, { kind: 'hr', employer: 'tehdas' });
    people.push({ staff, kind: 'hr', teams: [], isSupervisor: false, substitutes: [] });
  }
  const moment = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR);
  for (const [away, substitute, from, to] of [
    [1, 0, -1, 1],
    [2, 4, 0, 1],
    [3, 2, -2, 0],
    [5, 1, 1, 2],
    [0, 3, -5, 5],
    [7, 6, -1, 1],
  ] as const) {
    const [absent, other] = [people[away] as Person, people[substitute] as Person];
    await addAbsence(db, absent.staff, other.staff, moment(from), moment(to));
    // From its first moment on, until its last.
    if (from <= 0 && 0 < to) other.substitutes.push(absent.staff.id);
  }
  const professionals = people.filter(({ kind }) => kind === 'professional').map(({ staff }) => staff.id);
  threads = Array.from({ length: THREADS }, (_, nth) => ({
    id: nth + 1,
    type: oneOf(['customer', 'customer', 'hr', 'supervisor'] as const),
    team: oneOf([null, ...TEAMS]),
    isOpen: random(3) > 0,
    assignee: random(2) ? oneOf(professionals) : null,
    participants: people.map(({ staff }) => staff.id).filter(() => random(6) === 0),
  }));
  await sql`
    insert into messaging_threads (patient_id, id, type, team_id, employer_id, title, created_at, closed_at)
    select ${patient}::uuid, id, type, team, 'tehdas', 'sealed', ${TEST_NOW}, case when not "isOpen" then ${TEST_NOW}::timestamptz end
    from json_to_recordset(${JSON.stringify(threads)}::json) as t (id bigint, type text, team text, "isOpen" boolean)`.execute(
    db.owner,
  );
  await sql`
    insert into thread_assignments (patient_id, thread_id, professional_id, assigned_at)
    select ${patient}::uuid, id, assignee, ${TEST_NOW}
    from json_to_recordset(${JSON.stringify(threads)}::json) as t (id bigint, assignee bigint) where assignee is not null`.execute(
    db.owner,
  );
  await sql`
    insert into thread_participants (patient_id, thread_id, professional_id, joined_at)
    select ${patient}::uuid, id, part::bigint, ${TEST_NOW}
    from json_to_recordset(${JSON.stringify(threads)}::json) as t (id bigint, participants json),
      json_array_elements_text(participants) as part`.execute(db.owner);
});
afterAll(() => db.drop());

/** What each category means; of these, one at most is true. */
function slowly(thread: Thread, reader: Person): ThreadCategory[] {
  const { type, team, isOpen, assignee, participants } = thread;
  const me = reader.staff.id;
  const isHr = type === 'hr';
  const isFree = assignee === null;
  const inTeam = (id: number) =>
    team !== null && people.some(({ staff, teams }) => staff.id === id && teams.includes(team));
  const takesPart = (id: number) => participants.includes(id);
  const sees = (id: number) =>
    assignee === id || takesPart(id) || (type !== 'supervisor' && isFree && inTeam(id));
  const leads = type === 'supervisor' && reader.isSupervisor && inTeam(me);
  const inPlace = reader.substitutes.some(sees);
  const forAssignee = assignee !== null && reader.substitutes.includes(assignee);
  if (reader.kind === 'hr') {
    const isOthers = reader.substitutes.some(takesPart) && !takesPart(me);
    return isHr ? [isOpen ? (isOthers ? 'hrSubstitutions' : 'hrOpen') : 'hrClosed'] : [];
  }
  const visible = sees(me) || inPlace || leads;
  const isMine = isOpen && visible && !isHr;
  const means: Record<ThreadCategory, boolean> = {
    hrClosed: visible && isHr && !isOpen,
    hrOpen: isHr && isOpen && sees(me),
    hrSubstitutions: isHr && isOpen && inPlace && !sees(me),
    closed: visible && !isHr && !isOpen,
    assignedToMe: isMine && assignee === me,
    unassigned: isMine && isFree && inTeam(me),
    participant: isMine && takesPart(me) && assignee !== me && !forAssignee && !(isFree && inTeam(me)),
    substitutions:
      isMine && assignee !== me && (forAssignee || (inPlace && !sees(me) && !(isFree && inTeam(me)))),
    others: isMine && leads && !sees(me) && !inPlace && !isFree,
  };
  return THREAD_CATEGORIES.filter((category) => means[category]);
}

test('each conversation stands in one place of each inbox, or nowhere, as the categories mean it', async () => {
  for (const reader of people) {
    const found = new Map<number, ThreadCategory[]>();
    await db.inScope(scopeOfStaff(db, reader.staff), async (tx) => {
      const reach = await readReach({ tx, brand: brandOf('kaari') });
      if (!reach) throw new Error('Does not work here');
      for (const category of CATEGORIES[reach.kind])
        for (let after: string | undefined, isMore = true; isMore; ) {
          const { ids, next } = await readPage(tx, reach, category, after);
          for (const id of ids) found.set(id, [...(found.get(id) ?? []), category]);
          isMore = next !== null;
          after = next ?? undefined;
        }
    });
    for (const thread of threads)
      expect([thread, found.get(thread.id) ?? []]).toEqual([thread, slowly(thread, reader)]);
  }
});
