import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startThread } from '#areas/messages/shared/messaging/server/start-thread.ts';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { truncateStaff } from '#platform/database/test-truncate.ts';
import { addStaff, listStaff, type NewStaff, newStaffSchema } from './add-staff.ts';
import { readOperator } from './operator.ts';
import { removeStaff } from './remove-staff.ts';
import { joinTeam, leaveTeam, listTeams, readTeam, saveTeam } from './teams.ts';

const words = { fi: 'lääkäri', sv: 'läkare', en: 'doctor' };
const team = {
  brand: 'kaari',
  name: words,
  about: words,
  place: 1,
  takesNew: true,
  answersRenewals: false,
} as const;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.owner.insertInto('employers').values({ id: 'tehdas', name: 'Tehdas' }).execute();
  for (const id of ['doctors', 'nurses']) await saveTeam(db.owner, id, team);
});
afterAll(() => db.drop());
beforeEach(() => truncateStaff(db.owner));

const add = (identityCode: string, more: Partial<NewStaff> = {}) =>
  addStaff(db.owner, db.vault, { identityCode, name: `Nimi ${identityCode}`, title: words, ...more });
const idOf = async (added: ReturnType<typeof add>) => {
  const outcome = await added;
  return outcome.type === 'success' ? outcome.id : 0;
};
const list = () => listStaff(db.owner, db.vault);
/** What somebody with an identity code is at work here, by the application's own role. */
const kindOf = (code: string) =>
  db.inScope({ professional: { hash: personHash(db.vault, code), now: TEST_NOW } }, async (tx) => {
    const { rows } = await sql<{ kind: string | null }>`select kind from reach_of_professional()`.execute(tx);
    return rows[0]?.kind ?? null;
  });

describe('who works here', () => {
  test('is added with a title, teams and what they lead', async () => {
    const id = await idOf(add('A', { teams: ['nurses', 'doctors'], isSupervisor: true }));
    expect(await list()).toEqual([
      {
        id,
        name: 'Nimi A',
        kind: 'professional',
        isSupervisor: true,
        employer: null,
        teams: ['doctors', 'nurses'],
      },
    ]);
    expect(await kindOf('A')).toBe('professional');
    await add('H', { employer: 'tehdas' });
    expect(await kindOf('H')).toBe('hr');
  });

  test('gets the rights of another, where nothing else is said', async () => {
    const like = await idOf(add('A', { teams: ['nurses'], isSupervisor: true }));
    const id = await idOf(add('B', { title: undefined, like, isSupervisor: false }));
    expect((await list()).find((each) => each.id === id)).toMatchObject({
      teams: ['nurses'],
      isSupervisor: false,
    });
    const hr = await idOf(add('H', { employer: 'tehdas' }));
    const other = await idOf(add('I', { like: hr }));
    expect((await list()).find((each) => each.id === other)).toMatchObject({
      kind: 'hr',
      employer: 'tehdas',
    });
  });

  test('is not added like somebody who is not here', async () => {
    expect(await add('B', { like: 4711 })).toEqual({ type: 'copyUserNotFound' });
    const left = await idOf(add('A'));
    await removeStaff(db.owner, left, TEST_NOW);
    expect(await add('B', { like: left })).toEqual({ type: 'copyUserNotFound' });
    expect(await list()).toEqual([]);
  });

  test('is added once', async () => {
    await add('A', { teams: ['nurses'] });
    expect(await add(' a ', { teams: ['doctors'] })).toEqual({ type: 'userAlreadyExists' });
    expect(await list()).toMatchObject([{ teams: ['nurses'] }]);
  });

  test('is added whole or not at all, and the reason names no person', async () => {
    expect(await add('A', { teams: ['nurses', 'nobody'] })).toEqual({
      type: 'unknownError',
      reason: 'team_members_team_id_fkey',
    });
    expect(await add('A', { employer: 'nowhere' })).toMatchObject({ type: 'unknownError' });
    expect(await list()).toEqual([]);
  });

  test('comes back under the same number', async () => {
    const id = await idOf(add('A', { teams: ['nurses'], isSupervisor: true }));
    await removeStaff(db.owner, id, TEST_NOW);
    expect(await kindOf('A')).toBeNull();
    expect(await add('A', { teams: ['doctors'] })).toEqual({ type: 'success', id });
    expect(await list()).toMatchObject([{ id, isSupervisor: false, teams: ['doctors'] }]);
  });

  test('is an operator where the command says so, and gives nobody the same rights', async () => {
    const operator = await idOf(add('O', { isOperator: true }));
    expect(await list()).toMatchObject([{ id: operator, kind: 'operator', teams: [] }]);
    expect(await kindOf('O')).toBeNull();
    expect(await add('B', { like: operator })).toEqual({ type: 'copyUserNotFound' });
    const me = (code: string) =>
      db.inScope({ professional: { hash: personHash(db.vault, code), now: TEST_NOW } }, readOperator);
    await add('A', { teams: ['nurses'] });
    expect([await me('O'), await me('A'), await me('nobody')]).toEqual([operator, null, null]);
    await removeStaff(db.owner, operator, TEST_NOW);
    expect(await me('O')).toBeNull();
  });

  test('leaves, and what was theirs is for the team to take', async () => {
    const id = await idOf(add('A', { teams: ['nurses'] }));
    const stays = await idOf(add('B', { teams: ['nurses'] }));
    const patientId = randomUUID();
    await db.owner
      .insertInto('patients')
      .values(
        sealPatient(db.vault, {
          id: patientId,
          identity_code: 'x',
          first_names: 'A',
          last_name: 'B',
        }) as never,
      )
      .execute();
    const writing = { tx: db.owner, vault: db.vault, now: TEST_NOW, patientId };
    const thread = await startThread(writing, {
      type: 'customer',
      title: 'Kysymys',
      firstMessage: { text: '?' },
      teamId: 'nurses',
    });
    await db.owner
      .insertInto('thread_assignments')
      .values({ patient_id: patientId, thread_id: thread, professional_id: id, assigned_at: TEST_NOW })
      .execute();
    const seenBy = (code: string) =>
      db.inScope({ professional: { hash: personHash(db.vault, code), now: TEST_NOW } }, (tx) =>
        tx.selectFrom('messaging_threads').select('id').execute(),
      );
    expect(await seenBy('B')).toEqual([]);
    expect(await removeStaff(db.owner, id, TEST_NOW)).toEqual({ type: 'success', handedBack: 1 });
    expect(await seenBy('B')).toEqual([{ id: thread }]);
    expect(await seenBy('A')).toEqual([]);
    expect((await list()).map((each) => each.id)).toEqual([stays]);
    expect(await removeStaff(db.owner, id, TEST_NOW)).toEqual({ type: 'userNotFound' });
  });

  test.each([
    ['neither title nor like', { title: undefined }],
    ['an employer and a team', { employer: 'tehdas', teams: ['nurses'] }],
    ['an operator and a team', { isOperator: true, teams: ['nurses'] }],
    ['an operator and another’s rights', { isOperator: true, like: 1 }],
    ['a right that there is not', { isDirector: true }],
  ])('is refused with %s', (_, more) => {
    const person = { identityCode: '010101-900X', name: 'Nimi', title: words };
    expect(newStaffSchema.safeParse(person).success).toBe(true);
    expect(newStaffSchema.safeParse({ ...person, ...more }).success).toBe(false);
  });
});

describe('a team', () => {
  test('is shown as it is saved, and changes as a whole', async () => {
    await saveTeam(db.owner, 'doctors', { ...team, place: 3, takesNew: false, answersRenewals: true });
    expect(await readTeam(db.owner, 'doctors')).toEqual({
      ...team,
      place: 3,
      takesNew: false,
      answersRenewals: true,
    });
    await saveTeam(db.owner, 'doctors', team);
    expect(await readTeam(db.owner, 'doctors')).toEqual(team);
    expect(await readTeam(db.owner, 'nobody')).toBeNull();
  });

  test('is joined and left by those who answer patients', async () => {
    const id = await idOf(add('A'));
    const hr = await idOf(add('H', { employer: 'tehdas' }));
    expect(await joinTeam(db.owner, 'nurses', id)).toBe('changed');
    expect(await joinTeam(db.owner, 'nurses', id)).toBe('unchanged');
    expect(await joinTeam(db.owner, 'nurses', hr)).toBe('userNotFound');
    expect(await joinTeam(db.owner, 'nobody', id)).toBe('teamNotFound');
    expect((await listTeams(db.owner)).find((each) => each.id === 'nurses')?.members).toEqual([id]);
    expect(await leaveTeam(db.owner, 'nurses', id)).toBe('changed');
    expect(await leaveTeam(db.owner, 'nurses', id)).toBe('unchanged');
    expect(await leaveTeam(db.owner, 'nobody', id)).toBe('teamNotFound');
  });
});
