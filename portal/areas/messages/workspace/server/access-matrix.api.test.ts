import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMessage } from '#areas/messages/shared/messaging/server/start-thread.ts';
import { feature as prescriptions } from '#areas/record/prescriptions/server/feature.ts';
import { callerOf } from '#platform/calls/test-call.ts';
import type { Scope, Scoped } from '#platform/context.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { endpoints } from '../contract.ts';
import { workspaceService } from './service.ts';
import {
  addAbsence,
  addPatient,
  addStaff,
  addTeam,
  addThread,
  addVisit,
  scopeOfStaff,
  type TestStaff,
} from './test-staff.ts';

/*
 * Who sees which row, and changes it, by the database's own rules: every query here runs with the login of the application and asks for
 * everything, as a query would that somebody has got wrong.
 */

const HOUR = 3_600_000;
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR);

let db: TestDatabase;
const aino = randomUUID();
const eero = randomUUID();
const veeti = randomUUID();
/** She has written to nobody, and has an appointment. */
const liisa = randomUUID();
const staff: Record<string, TestStaff> = {};
const threads: Record<string, number> = {};
const readers: Record<string, Scope> = {};
let questionnaire: number;

beforeAll(async () => {
  db = await createTestDatabase();
  await sql`insert into employers (id, name) values ('tehdas', 'Tehdas'), ('muu', 'Muu')`.execute(db.owner);
  for (const [id, name] of [
    [aino, 'Aino'],
    [eero, 'Eero'],
    [veeti, 'Veeti'],
    [liisa, 'Liisa'],
  ] as const)
    await addPatient(db, id, name);
  await sql`insert into employments (patient_id, employer_id, valid_from)
    values (${eero}, 'tehdas', '2026-01-01')`.execute(db.owner);
  await sql`insert into employments (patient_id, employer_id, valid_from, valid_to)
    values (${aino}, 'tehdas', '2025-01-01', '2026-01-31')`.execute(db.owner);
  for (const team of ['nurses', 'doctors']) await addTeam(db, team);
  staff.nurse = await addStaff(db, 'nurse', { teams: ['nurses'] });
  staff.other = await addStaff(db, 'other', { teams: ['doctors'] });
  staff.substitute = await addStaff(db, 'substitute');
  staff.former = await addStaff(db, 'former', { teams: ['nurses'], left: later(-24) });
  staff.supervisor = await addStaff(db, 'supervisor', { teams: ['nurses'], isSupervisor: true });
  staff.hr = await addStaff(db, 'hr', { kind: 'hr', employer: 'tehdas' });
  staff.otherHr = await addStaff(db, 'otherHr', { kind: 'hr', employer: 'muu' });
  staff.operator = await addStaff(db, 'operator', { kind: 'operator' });
  const { nurse, other, former } = staff as Record<string, TestStaff>;
  await addVisit(db, other as TestStaff, liisa, { days: 2 });
  await addAbsence(db, nurse as TestStaff, staff.substitute, later(10), later(20));
  threads.unassigned = await addThread(db, aino, 'Vapaa', { team: 'nurses' });
  threads.chat = await addThread(db, aino, 'Chat', { team: 'nurses', chat: 'mentalSupport' });
  threads.assigned = await addThread(db, aino, 'Hoitajalla', { team: 'nurses', assignee: nurse?.id ?? 0 });
  threads.taken = await addThread(db, eero, 'Toisella', { team: 'nurses', assignee: other?.id ?? 0 });
  threads.joined = await addThread(db, eero, 'Mukana', {
    team: 'doctors',
    assignee: other?.id ?? 0,
    participant: nurse?.id ?? 0,
  });
  threads.ofFormer = await addThread(db, aino, 'Lähteneellä', { assignee: former?.id ?? 0 });
  threads.hr = await addThread(db, eero, 'HR', {
    type: 'hr',
    employer: 'tehdas',
    team: 'doctors',
    assignee: other?.id ?? 0,
  });
  threads.formerHr = await addThread(db, aino, 'Entinen', {
    type: 'hr',
    employer: 'tehdas',
    team: 'doctors',
    assignee: other?.id ?? 0,
  });
  threads.led = await addThread(db, eero, 'Esihenkilölle', {
    type: 'supervisor',
    team: 'nurses',
    assignee: other?.id ?? 0,
  });
  // Who was a professional before they became an operator took part in it, and sees it no more.
  await db.owner
    .insertInto('thread_participants')
    .values({
      patient_id: aino,
      thread_id: threads.assigned,
      professional_id: staff.operator.id,
      joined_at: TEST_NOW,
    })
    .execute();
  // A minor's: what the minor has begun, and what a guardian has.
  threads.ofMinor = await addThread(db, veeti, 'Oma');
  threads.byGuardian = await addThread(db, veeti, 'Huoltajan', { byGuardian: true });
  for (const [name, thread] of Object.entries(threads))
    await sql`insert into internal_notes (patient_id, thread_id, author_id, content, created_at)
      select patient_id, id, ${nurse?.id}, ${db.vault.seal('internal_notes.content', name)}, ${TEST_NOW}
      from messaging_threads where id = ${thread}`.execute(db.owner);
  for (const thread of Object.values(threads))
    await sql`insert into message_attachments
        (patient_id, thread_id, message_id, file_name, content_type, bytes, object_key, state, created_at)
      select patient_id, thread_id, id, ${db.vault.seal('message_attachments.file_name', 'kuva.png')}, 'image/png', 1,
        ${randomUUID()}, 'clean', ${TEST_NOW}
      from thread_messages where thread_id = ${thread}`.execute(db.owner);
  const { rows: forms } = await sql<{ id: number }>`
    insert into questionnaires (url, version, content) values ('https://clinic.example/x', '1', '{"title": "Kysely"}')
    returning id`.execute(db.owner);
  questionnaire = forms[0]?.id ?? 0;
  for (const thread of Object.values(threads))
    await sql`
      with invited as (
        insert into questionnaire_invitations (patient_id, questionnaire_id, invited_at, answered_at, answers)
        select patient_id, ${questionnaire}, ${TEST_NOW}, ${TEST_NOW}, 'sealed' from messaging_threads where id = ${thread}
        returning patient_id, id
      )
      update thread_messages as message set questionnaire_invitation_id = invited.id from invited
      where message.patient_id = invited.patient_id and message.thread_id = ${thread}`.execute(db.owner);
  for (const [name, each] of Object.entries(staff)) readers[name] = scopeOfStaff(db, each);
  Object.assign(readers, {
    aino: { patientId: aino },
    eero: { patientId: eero },
    guardian: { patientId: aino, isGuardian: true },
    minor: { patientId: veeti },
    guardianOfMinor: { patientId: veeti, isGuardian: true },
    nobody: {},
    substituteBefore: scopeOfStaff(db, staff.substitute, later(9)),
    substituteDuring: scopeOfStaff(db, staff.substitute, later(10)),
    substituteAtEnd: scopeOfStaff(db, staff.substitute, later(20)),
  });
});
afterAll(() => db.drop());

const as = <T>(reader: string, work: (tx: Scoped) => Promise<T>) => db.inScope(readers[reader] ?? {}, work);
const idsIn = (reader: string, table: string, column: string) =>
  as(reader, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(table)}`.execute(tx);
    const names = Object.entries(threads);
    return rows.map(({ id }) => names.find(([, thread]) => thread === Number(id))?.[0]).sort();
  });

/** What each sees. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  aino: ['assigned', 'chat', 'formerHr', 'ofFormer', 'unassigned'],
  eero: ['hr', 'joined', 'led', 'taken'],
  guardian: [],
  minor: ['byGuardian', 'ofMinor'],
  guardianOfMinor: ['byGuardian'],
  nobody: [],
  nurse: ['assigned', 'chat', 'joined', 'unassigned'],
  other: ['formerHr', 'hr', 'joined', 'led', 'taken'],
  substitute: [],
  substituteBefore: [],
  substituteDuring: ['assigned', 'chat', 'joined', 'unassigned'],
  substituteAtEnd: [],
  former: [],
  supervisor: ['chat', 'led', 'unassigned'],
  hr: ['hr'],
  otherHr: [],
  operator: [],
};
const ACTING = ['aino', 'eero', 'guardian', 'minor', 'guardianOfMinor'];
const isPatient = (reader: string) => ACTING.includes(reader) || reader === 'nobody';
const isProfessional = (reader: string) => !isPatient(reader) && !/hr$/i.test(reader);

describe.each(Object.entries(SEEN))('%s', (reader, seen) => {
  test('sees these conversations and no other', async () => {
    expect(await idsIn(reader, 'messaging_threads', 'id')).toEqual(seen);
  });

  test.each(['thread_messages', 'message_attachments', 'thread_assignments', 'thread_participants'])(
    'sees in %s what is of these',
    async (table) => {
      const visible = await idsIn(reader, table, 'thread_id');
      const { rows } = await sql<{
        id: number;
      }>`select distinct thread_id as id from ${sql.table(table)}`.execute(db.owner);
      const all = Object.entries(threads).filter(([, id]) => rows.some((row) => Number(row.id) === id));
      expect(visible).toEqual(
        all
          .map(([name]) => name)
          .filter((name) => seen.includes(name))
          .sort(),
      );
    },
  );

  test('sees notes only as a professional', async () => {
    expect(await idsIn(reader, 'internal_notes', 'thread_id')).toEqual(isProfessional(reader) ? seen : []);
  });

  test('reads answers to questionnaires only as a professional, and a patient their own', async () => {
    const invited = await as(reader, (tx) =>
      sql<{ id: number }>`
        select message.thread_id as id from questionnaire_invitations as invitation
        join thread_messages as message
          on message.patient_id = invitation.patient_id and message.questionnaire_invitation_id = invitation.id`.execute(
        tx,
      ),
    );
    const names = invited.rows.map(({ id }) =>
      Object.keys(threads).find((name) => threads[name] === Number(id)),
    );
    const isGuardian = /guardian/i.test(reader);
    const reads = isProfessional(reader) || (ACTING.includes(reader) && !isGuardian);
    expect(names.sort()).toEqual(reads ? seen : []);
  });

  test('asks to fill in a questionnaire only as a professional, in these alone', async () => {
    const undone = new Error('undone');
    const asked: string[] = [];
    for (const [name, thread] of Object.entries(threads))
      await as(reader, async (tx) => {
        const { rows } = await sql<{ id: number | null }>`
          select invite_to_questionnaire(${thread}, ${questionnaire}, ${TEST_NOW}) as id`.execute(tx);
        if (rows[0]?.id != null) asked.push(name);
        throw undone;
      }).catch((error) => expect(error).toBe(undone));
    expect(asked.sort()).toEqual(isProfessional(reader) ? seen : []);
  });

  test('reads the names of customers of these alone', async () => {
    const named = await as(reader, (tx) =>
      sql<{
        id: number;
      }>`select thread_id as id from customers_of(${Object.values(threads)}::bigint[])`.execute(tx),
    );
    expect(named.rows).toHaveLength(isPatient(reader) ? 0 : seen.length);
  });

  test('sees no patient’s own record', async () => {
    for (const table of ['patients', 'health_records', 'appointments', 'message_drafts'])
      expect(
        await as(reader, (tx) =>
          sql`select 1 from ${sql.table(table)}`.execute(tx).then(({ rows }) => rows.length),
        ),
      ).toBe(table === 'patients' && ACTING.includes(reader) ? 1 : 0);
  });
});

/** What a statement does for a reader in a conversation: how many rows it changed, none where it is refused. */
async function changes(
  reader: string,
  statement: (thread: number, me: number) => ReturnType<typeof sql>,
): Promise<string[]> {
  const done: string[] = [];
  const me = staff[reader.replace(/(Before|During|AtEnd)$/, '')]?.id ?? staff.nurse?.id ?? 0;
  for (const [name, thread] of Object.entries(threads)) {
    const undone = new Error('undone');
    const changed = as(reader, async (tx) => {
      const { numAffectedRows = 0n } = await statement(thread, me).execute(tx);
      if (numAffectedRows > 0n) done.push(name);
      throw undone;
    });
    await changed.catch((error: { code?: string }) => {
      if (error !== undone) expect(error.code).toBe('42501');
    });
  }
  return done.sort();
}

describe.each(Object.entries(SEEN).filter(([reader]) => !ACTING.includes(reader)))('%s', (reader, seen) => {
  const handled = isProfessional(reader) ? seen : [];

  test('closes what they see, in their own name', async () => {
    const close = (by: (me: number) => number) => (thread: number, me: number) =>
      sql`update messaging_threads set closed_at = ${TEST_NOW}, closed_by = ${by(me)}, close_reason = 'answered' where id = ${thread}`;
    expect(
      await changes(
        reader,
        close((me) => me),
      ),
    ).toEqual(handled);
    expect(
      await changes(
        reader,
        close((me) => me + 1),
      ),
    ).toEqual([]);
  });

  test('takes part, writes notes and gives away what they see', async () => {
    const note = (thread: number, me: number) =>
      sql`insert into internal_notes (patient_id, thread_id, author_id, content, created_at)
        select patient_id, id, ${me}, 'sealed', ${TEST_NOW} from all_threads where id = ${thread}`;
    await sql`create or replace view all_threads as select patient_id, id from messaging_threads`.execute(
      db.owner,
    );
    await sql`grant select on all_threads to portal_app`.execute(db.owner);
    expect(await changes(reader, note)).toEqual(handled);
    expect(await changes(reader, (thread, me) => note(thread, me + 1))).toEqual([]);
    const end = (thread: number) =>
      sql`update thread_assignments set ended_at = ${TEST_NOW} where thread_id = ${thread}`;
    const { rows } = await sql<{
      id: number;
    }>`select distinct thread_id as id from thread_assignments`.execute(db.owner);
    const assigned = handled.filter((name) => rows.some(({ id }) => Number(id) === threads[name]));
    expect(await changes(reader, end)).toEqual(assigned);
    const assign = (thread: number, me: number) =>
      sql`insert into thread_assignments (patient_id, thread_id, professional_id, assigned_by, assigned_at)
        select patient_id, id, ${me}, ${me}, ${TEST_NOW} from all_threads where id = ${thread}
        on conflict do nothing`;
    expect(await changes(reader, assign)).toEqual(handled.filter((name) => !assigned.includes(name)));
  });

  test('writes to whom they see, in their own name', async () => {
    const kind = /hr$/i.test(reader) ? 'hr' : 'professional';
    const write = (author: (me: number) => number) => (thread: number, me: number) =>
      sql`insert into thread_messages (patient_id, thread_id, author, author_id, content, created_at)
        select patient_id, id, ${kind}, ${author(me)}, 'sealed', ${TEST_NOW} from all_threads where id = ${thread}`;
    expect(
      await changes(
        reader,
        write((me) => me),
      ),
    ).toEqual(isPatient(reader) ? [] : seen);
    expect(
      await changes(
        reader,
        write((me) => me + 1),
      ),
    ).toEqual([]);
  });

  test('adds to the log of whom they see, in their own name', async () => {
    const log = (thread: number, me: number) =>
      sql`insert into access_log (patient_id, at, actor_kind, actor_id, action, record_kind)
        select patient_id, ${TEST_NOW}, 'professional', ${String(me)}, 'read', 'conversation' from all_threads where id = ${thread}`;
    const ofSeen = await sql<{ id: number }>`select id from messaging_threads where patient_id in (
      select patient_id from messaging_threads where id = any (${seen.map((name) => threads[name] ?? 0)}::bigint[]))`.execute(
      db.owner,
    );
    expect((await changes(reader, log)).length).toBe(isPatient(reader) ? 0 : ofSeen.rows.length);
    expect(await changes(reader, (thread, me) => log(thread, me + 1))).toEqual([]);
  });
});

test.each(['aino', 'guardian'])(
  'as a patient %s closes nothing, deletes no message and writes no note',
  async (reader) => {
    const statements = (thread: number) => [
      sql`update messaging_threads set closed_at = ${TEST_NOW} where id = ${thread}`,
      sql`update thread_messages set deleted_at = ${TEST_NOW}, deleted_reason = 'sealed' where thread_id = ${thread}`,
      sql`update thread_assignments set ended_at = ${TEST_NOW} where thread_id = ${thread}`,
    ];
    for (const nth of [0, 1, 2])
      expect(await changes(reader, (thread) => statements(thread)[nth] ?? sql`select`)).toEqual([]);
  },
);

test('who acts for a patient sees nothing of what they answer as a professional', async () => {
  const both = { patientId: eero, ...scopeOfStaff(db, staff.nurse as TestStaff) };
  for (const table of [
    'messaging_threads',
    'thread_messages',
    'message_attachments',
    'thread_participants',
  ]) {
    const { rows } = await db.inScope(both, (tx) =>
      sql<{ patient_id: string }>`select distinct patient_id from ${sql.table(table)}`.execute(tx),
    );
    expect(rows).toEqual([{ patient_id: eero }]);
  }
  for (const table of ['internal_notes', 'team_members', 'staff_absences']) {
    const { rows } = await db.inScope(both, (tx) => sql`select from ${sql.table(table)}`.execute(tx));
    expect(rows).toEqual([]);
  }
});

test('a conversation is given to nobody who has left, and not to HR', async () => {
  for (const next of [staff.former, staff.hr])
    await expect(
      as('nurse', (tx) =>
        sql`insert into thread_assignments (patient_id, thread_id, professional_id, assigned_by, assigned_at)
          values (${aino}, ${threads.unassigned}, ${next?.id}, ${staff.nurse?.id}, ${TEST_NOW})`.execute(tx),
      ),
    ).rejects.toMatchObject({ code: '42501' });
});

test('nobody writes in a conversation that is closed', async () => {
  await expect(
    as('nurse', async (tx) => {
      await sql`update messaging_threads set closed_at = ${TEST_NOW}, closed_by = ${staff.nurse?.id}, close_reason = 'answered'
        where id = ${threads.unassigned}`.execute(tx);
      await addMessage(
        { tx, vault: db.vault, now: TEST_NOW, patientId: aino },
        threads.unassigned ?? 0,
        'professional',
        { text: 'Myöhässä' },
        { authorId: staff.nurse?.id ?? 0 },
      );
    }),
  ).rejects.toMatchObject({ code: '42501' });
});

describe('a file that is chosen and not sent', () => {
  const undone = new Error('undone');
  /** Whose unsent files a reader has, of one of the patient, of a guardian and of a professional in each conversation. */
  async function unsentOf(reader: string): Promise<string[]> {
    const insert = (patient: string, thread: number, author: number | null, byGuardian: boolean) =>
      sql`insert into message_attachments (patient_id, draft_thread_id, author_id, by_guardian, file_name, content_type,
          bytes, object_key, created_at)
        values (${patient}, ${thread}, ${author}, ${byGuardian}, 'sealed', 'image/png', 1, ${randomUUID()}, ${TEST_NOW})`.execute(
        db.owner,
      );
    await insert(veeti, threads.byGuardian ?? 0, null, false);
    await insert(veeti, threads.byGuardian ?? 0, null, true);
    await insert(aino, threads.unassigned ?? 0, staff.nurse?.id ?? 0, false);
    const rows = await as(reader, (tx) =>
      sql<{ author_id: number | null; by_guardian: boolean }>`
        select author_id, by_guardian from message_attachments where thread_id is null`.execute(tx),
    );
    await sql`delete from message_attachments where thread_id is null`.execute(db.owner);
    return rows.rows.map(({ author_id, by_guardian }) =>
      author_id ? 'professional' : by_guardian ? 'guardian' : 'patient',
    );
  }

  test.each(Object.keys(SEEN))('is seen by who has chosen it alone: %s', async (reader) => {
    const own: Readonly<Record<string, string[]>> = {
      minor: ['patient'],
      guardianOfMinor: ['guardian'],
      nurse: ['professional'],
    };
    expect(await unsentOf(reader)).toEqual(own[reader] ?? []);
  });

  test.each(Object.entries(SEEN).filter(([reader]) => !ACTING.includes(reader)))(
    'is chosen by %s in their own name, where they see the conversation',
    async (reader, seen) => {
      const choose = (thread: number, me: number) =>
        sql`insert into message_attachments (patient_id, draft_thread_id, author_id, file_name, content_type, bytes,
            object_key, created_at)
          select patient_id, id, ${me}, 'sealed', 'image/png', 1, ${randomUUID()}, ${TEST_NOW} from all_threads where id = ${thread}`;
      expect(await changes(reader, choose)).toEqual(seen);
      expect(await changes(reader, (thread, me) => choose(thread, me + 1))).toEqual([]);
    },
  );

  test.each(ACTING)('is chosen by %s for no professional, and for nobody else', async (reader) => {
    const { patientId, isGuardian = false } = readers[reader] ?? {};
    const choose = (patient: string | undefined, author: number | null, byGuardian: boolean) =>
      as(reader, async (tx) => {
        await sql`insert into message_attachments (patient_id, author_id, by_guardian, file_name, content_type, bytes,
            object_key, created_at)
          values (${patient}, ${author}, ${byGuardian}, 'sealed', 'image/png', 1, ${randomUUID()}, ${TEST_NOW})`.execute(
          tx,
        );
        throw undone;
      });
    await expect(choose(patientId, null, isGuardian)).rejects.toBe(undone);
    const refused = { code: '42501' };
    await expect(choose(patientId, staff.nurse?.id ?? 0, isGuardian)).rejects.toMatchObject(refused);
    await expect(choose(patientId, null, !isGuardian)).rejects.toMatchObject(refused);
    await expect(choose(patientId === eero ? aino : eero, null, false)).rejects.toMatchObject(refused);
  });
});

test.each(Object.keys(SEEN))('%s begins what they may, about whom they may', async (reader) => {
  const begun: string[] = [];
  const undone = new Error('undone');
  for (const [patient, name] of [
    [aino, 'aino'],
    [eero, 'eero'],
    [veeti, 'veeti'],
    [liisa, 'liisa'],
  ] as const)
    for (const type of ['customer', 'hr', 'supervisor'] as const)
      for (const team of ['nurses', 'doctors'])
        await as(reader, async (tx) => {
          await sql`insert into messaging_threads (patient_id, type, team_id, title, created_at)
            values (${patient}, ${type}, ${team}, 'sealed', ${TEST_NOW})`.execute(tx);
          begun.push(`${type} about ${name} for ${team}`);
          throw undone;
        }).catch((error: { code?: string }) => {
          if (error !== undone) expect(error.code).toBe('42501');
        });
  const may: Readonly<Record<string, string[]>> = {
    hr: ['hr about eero for nurses', 'hr about eero for doctors'],
    // Whom they see in a conversation with the clinic, and whom they have an appointment with, for their own team.
    nurse: ['customer about aino for nurses', 'customer about eero for nurses'],
    other: ['customer about eero for doctors', 'customer about liisa for doctors'],
    supervisor: [
      'customer about aino for nurses',
      'supervisor about aino for nurses',
      'supervisor about eero for nurses',
    ],
  };
  expect(begun.filter(() => !ACTING.includes(reader))).toEqual(may[reader] ?? []);
  // A patient's own scope begins nothing in another's record.
  if (ACTING.includes(reader))
    expect(new Set(begun.map((each) => each.split(' ')[2])).size).toBeLessThanOrEqual(1);
});

describe('each call of the workspace about a conversation', () => {
  const anything: Readonly<Record<string, object>> = {
    'PUT /api/workspace/threads/{id}/assignee': { expected: null, assignee: null },
    'POST /api/workspace/threads/{id}/messages': { text: 'Hei', questionnaire: null, attachments: [] },
    'POST /api/workspace/threads/{id}/messages/{message}/deletion': { reason: 'Väärä' },
    'POST /api/workspace/threads/{id}/notes': { note: 'Huom' },
    'PUT /api/workspace/threads/{id}/renewals': { requests: [1], answer: { outcome: 'renewed' } },
    'POST /api/workspace/threads/{id}/attachments': { fileName: 'a.png', bytes: 1 },
    'PUT /api/workspace/threads/{id}/closing': { reason: 'answered' },
  };
  const OPEN = 'GET /api/workspace/threads/{id}';
  const about = Object.keys(endpoints).filter((key) =>
    key.includes('/threads/{id}'),
  ) as (keyof typeof endpoints)[];
  const ofNurses = ['nurse', 'substituteDuring', 'supervisor'];
  /** Identified, and nobody who works here. */
  const OUTSIDER = { firstNames: 'Testi', lastName: 'Henkilö', identityCode: '010190-900P' };
  const staffOf = (reader: string) => staff[reader.replace(/(Before|During|AtEnd)$/, '')]?.person;
  const nowOf = (reader: string) => readers[reader]?.professional?.now ?? TEST_NOW;
  async function outcomes(reader: string, key: keyof typeof endpoints & string, name: string) {
    const { renewalDesk } = prescriptions;
    const params = { id: String(threads[name]), message: '1', file: '1', invitation: '1' };
    const wanted = Object.fromEntries(Object.entries(params).filter(([each]) => key.includes(`{${each}}`)));
    return callerOf(db, workspaceService({ renewalDesk } as never))(
      key,
      { params: wanted, ...(anything[key] && { body: anything[key] }), query: { lang: 'fi' } },
      { session: { person: staffOf(reader) ?? OUTSIDER }, idempotencyKey: randomUUID(), now: nowOf(reader) },
    );
  }

  test.each(Object.entries(SEEN))('opens for %s what they see, and nothing else', async (reader, seen) => {
    for (const name of Object.keys(threads)) {
      const isSeen = !isPatient(reader) && seen.includes(name);
      const outcome = await outcomes(reader, OPEN, name);
      if (isSeen) expect(outcome).toMatchObject({ body: { id: threads[name] } });
      else
        expect(outcome).toEqual({
          problem: staffOf(reader) && !['former', 'operator'].includes(reader) ? 'notFound' : 'forbidden',
        });
    }
  });

  test.each(about)('%s is refused about what is out of sight', async (key) => {
    for (const [reader, seen] of Object.entries(SEEN))
      for (const name of Object.keys(threads)) {
        if (!isPatient(reader) && seen.includes(name)) continue;
        const outcome = (await outcomes(reader, key, name)) as { problem?: string; body?: { type: string } };
        // Who wanted to take what is their team's reads which colleague was quicker.
        const isOvertaken = ofNurses.includes(reader) && outcome.body?.type === 'takenMeanwhile';
        if (!isOvertaken) expect(['notFound', 'forbidden'], `${reader}, ${name}`).toContain(outcome.problem);
      }
  });
});
