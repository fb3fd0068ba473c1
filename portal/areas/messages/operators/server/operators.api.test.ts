import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addStaff, newStaffSchema } from '#areas/messages/shared/staff/server/add-staff.ts';
import { saveTeam } from '#areas/messages/shared/staff/server/teams.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { truncateStaff } from '#platform/database/test-truncate.ts';
import { countedAllowance } from '#platform/limits/test-allowance.ts';
import { endpoints } from '../contract.ts';
import { feature } from './feature.ts';

type Key = keyof typeof endpoints & string;

const LIST = 'GET /api/workspace/staff';
const ADD = 'POST /api/workspace/staff';
const REMOVE = 'DELETE /api/workspace/staff/{id}';
const INVITE = 'POST /api/workspace/staff/{id}/invitation';
const BREAKS = 'GET /api/workspace/service-breaks';
const ADD_BREAK = 'POST /api/workspace/service-breaks';
const END_BREAK = 'DELETE /api/workspace/service-breaks/{id}';
const words = { fi: 'hoitaja', sv: 'skötare', en: 'nurse' };
const NEW_CODE = '010190-987H';

let db: TestDatabase;
let call: Call<typeof endpoints>;
const numbers: Record<string, number> = {};
beforeAll(async () => {
  db = await createTestDatabase();
  call = callerOf(db, { ...feature.service({} as never), endpoints } as never);
  await sql`insert into employers (id, name) values ('tehdas', 'Tehdas Oy')`.execute(db.owner);
  const team = {
    brand: 'kaari',
    name: words,
    about: words,
    place: 1,
    takesNew: true,
    answersRenewals: false,
  } as const;
  await saveTeam(db.owner, 'nurses', team);
});
afterAll(() => db.drop());
beforeEach(async () => {
  await truncateStaff(db.owner, ['service_breaks']);
  await add('operator', { isOperator: true });
  await add('other operator', { isOperator: true });
  await add('nurse', { teams: ['nurses'], mayPrescribe: true });
  await add('hr', { employer: 'tehdas' });
});

async function add(code: string, more: object): Promise<void> {
  const person = newStaffSchema.parse({ identityCode: code, name: `Nimi ${code}`, title: words, ...more });
  const added = await addStaff(db.owner, db.vault, person);
  numbers[code] = added.type === 'success' ? added.id : 0;
}
const as = (code: string, key: Key, input: object = {}) =>
  call(key, input, {
    session: { person: { firstNames: 'A', lastName: 'B', identityCode: code.toUpperCase() } },
    idempotencyKey: randomUUID(),
  });
const of = (who: string) => ({ params: { id: String(numbers[who] ?? 4711) } });
const newPerson = (more: object = {}) => ({
  body: { identityCode: NEW_CODE, name: 'Noor Haddad', like: String(numbers.nurse), ...more },
});
const planned = (more: object = {}) => ({
  body: {
    type: 'planned',
    part: 'booking',
    fromDay: '2026-03-24',
    fromTime: '22.00',
    toDay: '2026-03-25',
    toTime: '02:30',
    ...more,
  },
});
const people = async (search?: string) => {
  const outcome = await as('operator', LIST, { query: { ...(search && { search }) } });
  return (outcome as { body: { people: { id: number; name: string }[]; count: number } }).body;
};

describe('who works here', () => {
  test('is listed with teams and rights, by name', async () => {
    expect(await as('operator', LIST)).toMatchObject({
      body: {
        count: 4,
        page: 1,
        pages: 1,
        people: [
          { kind: 'hr', name: 'Nimi hr', employer: 'Tehdas Oy', teams: [] },
          {
            id: numbers.nurse,
            kind: 'professional',
            name: 'Nimi nurse',
            title: 'hoitaja',
            teams: ['hoitaja'],
            mayPrescribe: true,
            isSupervisor: false,
          },
          { kind: 'operator', name: 'Nimi operator' },
          { kind: 'operator', name: 'Nimi other operator' },
        ],
      },
    });
  });

  test('is found by name or number, a page at a time', async () => {
    expect(await people(' NURSE ')).toMatchObject({ count: 1, people: [{ id: numbers.nurse }] });
    expect(await people(String(numbers.hr))).toMatchObject({ count: 1, people: [{ id: numbers.hr }] });
    expect(await people('nobody at all')).toMatchObject({ count: 0, people: [] });
    for (let nth = 10; nth < 27; nth++) await add(`x${nth}`, {});
    expect(await as('operator', LIST, { query: { page: '2' } })).toMatchObject({
      body: { count: 21, page: 2, pages: 2, people: [{ name: 'Nimi x26' }] },
    });
  });

  test('is added with the rights of another', async () => {
    const added = await as('operator', ADD, newPerson({ identityCode: NEW_CODE.toLowerCase() }));
    expect(added).toEqual({ body: { type: 'success', id: expect.any(Number) } });
    expect((await people('haddad')).people).toMatchObject([
      { name: 'Noor Haddad', title: 'hoitaja', teams: ['hoitaja'], mayPrescribe: true },
    ]);
    const hr = { identityCode: '010190-900P', name: 'Harri', like: String(numbers.hr) };
    expect(await as('operator', ADD, newPerson(hr))).toMatchObject({ body: { type: 'success' } });
    expect((await people('harri')).people).toMatchObject([{ kind: 'hr', employer: 'Tehdas Oy' }]);
  });

  test('is not added like nobody, like an operator, or for a second time', async () => {
    for (const like of ['4711', String(numbers.operator)])
      expect(await as('operator', ADD, newPerson({ like }))).toEqual({ body: { type: 'copyUserNotFound' } });
    await as('operator', ADD, newPerson());
    expect(await as('operator', ADD, newPerson({ name: 'Toinen' }))).toEqual({
      body: { type: 'userAlreadyExists' },
    });
  });

  test('is not changed by being added again: neither a colleague, nor an operator', async () => {
    await db.owner
      .updateTable('professional_users')
      .set({ identity_hash: personHash(db.vault, NEW_CODE) })
      .where('id', '=', numbers['other operator'] ?? 0)
      .execute();
    expect(await as('operator', ADD, newPerson())).toEqual({ body: { type: 'userAlreadyExists' } });
  });

  test('comes back with other rights', async () => {
    await as('operator', ADD, newPerson());
    const [noor] = (await people('haddad')).people;
    expect(await as('operator', REMOVE, { params: { id: String(noor?.id) } })).toEqual({
      body: { type: 'success', handedBack: 0 },
    });
    expect(await as('operator', ADD, newPerson({ like: String(numbers.hr) }))).toEqual({
      body: { type: 'success', id: noor?.id },
    });
  });

  test('is refused beside the field', async () => {
    expect(await as('operator', ADD, newPerson({ identityCode: '010190-987X' }))).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'identityCode', code: 'invalid' }],
    });
    expect(await as('operator', ADD, newPerson({ name: '', like: 'x' }))).toMatchObject({
      problem: 'invalidFields',
      errors: [{ field: 'name' }, { field: 'like' }],
    });
  });

  test('is an unknown error where the database refuses it', async () => {
    await sql`alter table team_members add constraint refused check (professional_id < 0) not valid`.execute(
      db.owner,
    );
    expect(await as('operator', ADD, newPerson())).toEqual({ body: { type: 'unknownError' } });
    await sql`alter table team_members drop constraint refused`.execute(db.owner);
    expect(await people('haddad')).toMatchObject({ count: 0 });
  });

  test('is removed once, and no operator is', async () => {
    expect(await as('operator', REMOVE, of('nurse'))).toEqual({ body: { type: 'success', handedBack: 0 } });
    for (const who of ['nurse', 'operator', 'other operator', 'nobody'])
      expect(await as('operator', REMOVE, of(who))).toEqual({ body: { type: 'userNotFound' } });
    expect(await people()).toMatchObject({ count: 3 });
  });

  test('is invited by a code, and no operator is', async () => {
    expect(await as('operator', INVITE, of('nurse'))).toEqual({
      body: {
        type: 'success',
        code: expect.stringMatching(/^(\w{4}-){3}\w{4}$/),
        endsAt: new Date(TEST_NOW.getTime() + 24 * 3_600_000).toISOString(),
      },
    });
    for (const who of ['operator', 'other operator', 'nobody'])
      expect(await as('operator', INVITE, of(who))).toEqual({ body: { type: 'userNotFound' } });
  });

  test('an operator without the page makes no operators, and touches none', async () => {
    const scope = { professional: { hash: personHash(db.vault, 'OPERATOR'), now: TEST_NOW } };
    const title = JSON.stringify(words);
    const tried = [
      sql`insert into professional_users (identity_hash, kind, name, title) values ('x', 'operator', 'sealed', ${title})`,
      sql`update professional_users set kind = 'operator' where id = ${numbers.nurse}`,
      sql`update professional_users set may_prescribe = true, title = ${title} where kind = 'operator'`,
      sql`insert into team_members (team_id, professional_id) values ('nurses', ${numbers.operator})`,
      sql`select remove_staff(${numbers.operator}, now())`,
    ];
    for (const statement of tried) {
      const changed = await db
        .inScope(scope, (tx) => statement.execute(tx))
        .then(
          ({ numAffectedRows }) => Number(numAffectedRows),
          (error) => error.code,
        );
      expect([0, '42501']).toContain(changed);
    }
  });
});

describe('a break', () => {
  test('is planned by the clocks of Helsinki, with who has said it', async () => {
    expect(await as('operator', ADD_BREAK, planned())).toMatchObject({ body: { type: 'success' } });
    expect(await as('operator', BREAKS)).toMatchObject({
      body: {
        breaks: [
          {
            part: 'booking',
            isPlanned: true,
            isOn: false,
            startsAt: '2026-03-24T20:00:00.000Z',
            endsAt: '2026-03-25T00:30:00.000Z',
            by: 'Nimi operator',
          },
        ],
      },
    });
  });

  test('lasts an hour less over the night in which summer time begins', async () => {
    const night = { fromDay: '2026-03-29', fromTime: '2.30', toDay: '2026-03-29', toTime: '4.30' };
    await as('operator', ADD_BREAK, planned(night));
    expect(await as('operator', BREAKS)).toMatchObject({
      body: { breaks: [{ startsAt: '2026-03-29T00:30:00.000Z', endsAt: '2026-03-29T01:30:00.000Z' }] },
    });
  });

  test.each([
    [{ fromTime: '25.00' }, 'fromTime', 'time'],
    // The clocks skip it.
    [{ toDay: '2026-03-29', toTime: '3.30' }, 'toTime', 'time'],
    [{ fromDay: '2026-03-20' }, 'fromTime', 'past'],
    [{ toDay: '2026-03-24', toTime: '22.00' }, 'toTime', 'order'],
    [{ toDay: '2026-02-30' }, 'toTime', 'time'],
  ])('is refused beside the field: %o', async (more, field, code) => {
    expect(await as('operator', ADD_BREAK, planned(more))).toEqual({
      problem: 'invalidFields',
      errors: [{ field, code }],
    });
  });

  test('begins at once, ends once, and does not overlap another of its kind', async () => {
    const now = { body: { type: 'unexpected', part: 'booking' } };
    expect(await as('operator', ADD_BREAK, now)).toMatchObject({ body: { type: 'success' } });
    expect(await as('operator', ADD_BREAK, now)).toEqual({ body: { type: 'overlaps' } });
    const listed = (await as('operator', BREAKS)) as { body: { breaks: { id: number; isOn: boolean }[] } };
    const [running] = listed.body.breaks;
    expect(running).toMatchObject({ isOn: true, isPlanned: false, endsAt: null });
    const params = { id: String(running?.id) };
    expect(await as('operator', END_BREAK, { params })).toEqual({ body: { type: 'success' } });
    expect(await as('operator', END_BREAK, { params })).toEqual({ body: { type: 'over' } });
    expect(await as('operator', BREAKS)).toEqual({ body: { breaks: [] } });
  });
});

describe('nobody else', () => {
  const calls = (): readonly (readonly [Key, object])[] => [
    [LIST, {}],
    [ADD, newPerson()],
    [REMOVE, of('hr')],
    [INVITE, of('hr')],
    [BREAKS, {}],
    [ADD_BREAK, planned()],
    [END_BREAK, { params: { id: '1' } }],
  ];

  test.each(['nurse', 'hr', 'nobody'])('keeps them: %s', async (who) => {
    for (const [key, input] of calls())
      expect(await as(who, key, input), key).toEqual({ problem: 'forbidden' });
    expect(await people()).toMatchObject({ count: 4 });
  });

  test('keeps them without signing in, or after leaving', async () => {
    for (const [key, input] of calls())
      expect(await call(key, input, { idempotencyKey: randomUUID() }), key).toEqual({
        problem: 'authenticationRequired',
      });
    await db.owner
      .updateTable('professional_users')
      .set({ left_at: TEST_NOW })
      .where('id', '=', numbers.operator ?? 0)
      .execute();
    for (const [key, input] of calls())
      expect(await as('operator', key, input), key).toEqual({ problem: 'forbidden' });
  });
});

test('a press that comes twice adds one person and one break', async () => {
  const request = {
    session: { person: { firstNames: 'A', lastName: 'B', identityCode: 'OPERATOR' } },
    idempotencyKey: randomUUID(),
  };
  const both = await Promise.all([call(ADD, newPerson(), request), call(ADD, newPerson(), request)]);
  expect(both[0]).toEqual(both[1]);
  expect(both[0]).toMatchObject({ body: { type: 'success' } });
  expect(await call(ADD, newPerson({ name: 'Toinen' }), request)).toEqual({
    problem: 'idempotencyKeyReused',
  });
  const again = { ...request, idempotencyKey: randomUUID() };
  await Promise.all([call(ADD_BREAK, planned(), again), call(ADD_BREAK, planned(), again)]);
  expect(await as('operator', BREAKS)).toMatchObject({ body: { breaks: [{}] } });
  expect(await call(ADD_BREAK, planned({ part: 'results' }), again)).toEqual({
    problem: 'idempotencyKeyReused',
  });
});

test.each([
  [ADD, newPerson({ name: '' })],
  [REMOVE, of('nobody')],
  [INVITE, of('nobody')],
  [ADD_BREAK, planned({ fromTime: '' })],
  [END_BREAK, of('nobody')],
] as const)('%s is answered to one operator so many times a minute', async (key, input) => {
  const caller = {
    session: { person: { firstNames: 'A', lastName: 'B', identityCode: 'OPERATOR' } },
    allowance: countedAllowance(),
  };
  const ask = () => call(key, input, { ...caller, idempotencyKey: randomUUID() });
  for (let times = 0; times < (endpoints[key].rateLimit ?? 0); times++)
    expect(await ask()).not.toMatchObject({ problem: 'tooManyRequests' });
  expect(await ask()).toMatchObject({ problem: 'tooManyRequests' });
});
