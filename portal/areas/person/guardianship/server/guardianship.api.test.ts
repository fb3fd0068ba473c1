import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patientWith } from '#areas/person/shared/patients/server/test-patients.ts';
import { brandOf } from '#brands/registry.ts';
import { demoPeople } from '#demo/people.ts';
import { testRegister } from '#outside/population-register/client/test-register.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { actingFor } from '#platform/test-context.ts';
import type { endpoints, GuardedChild } from '../contract.ts';
import { createGuardianshipService } from './service.ts';

const LIST = 'GET /api/guardianship/children';
const ACT = 'POST /api/guardianship/act-for';

const people = demoPeople(TEST_NOW);
function personOf(key: string) {
  const { firstNames, lastName, identityCode } = people.find((person) => person.key === key) ?? {};
  return { firstNames: firstNames ?? '', lastName: lastName ?? '', identityCode: identityCode ?? '' };
}
const sofia = personOf('sofia');

let db: TestDatabase;
let call: Call<typeof endpoints>;
let hash: Buffer;
const register = testRegister();
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  const dueOf = async () => ({ appointment: null, vaccinations: null, invoices: null, news: null });
  call = callerOf(db, createGuardianshipService(register, dueOf));
});
afterAll(() => db.drop());
beforeEach(async () => {
  register.isDown = false;
  register.families = {
    [sofia.identityCode]: ['elsa', 'viktor', 'elli'].map(personOf),
    [personOf('kerttu').identityCode]: [personOf('venla')],
  };
  hash = db.vault.hash('session', String(Math.random()));
  await db.owner
    .insertInto('sessions')
    .values({
      id_hash: hash,
      draft_seed: hash,
      created_at: TEST_NOW,
      active_at: TEST_NOW,
      guardianship_ended: true,
    })
    .execute();
});

const as = (person = sofia, brand = 'pikkujatti') => ({
  brand: brandOf(brand as 'pikkujatti'),
  session: { person, hash },
});
const listed = async (person = sofia) => {
  const outcome = await call(LIST, {}, as(person));
  return (outcome as unknown as { body: { children: GuardedChild[] } }).body.children;
};
const idOf = async (firstName: string, person = sofia) =>
  (await listed(person)).find(({ firstNames }) => firstNames.startsWith(firstName))?.id ?? '';
const actFor = (child: string | null, person = sofia) => call(ACT, { body: { child } }, as(person));
const row = () =>
  db.owner
    .selectFrom('sessions')
    .select(['acting_for', 'guardianship_verified_at', 'guardianship_ended'])
    .where('id_hash', '=', hash)
    .executeTakeFirstOrThrow();
const recordOf = (key: string) => patientWith(db, personOf(key).identityCode);

describe('the children of a guardian', () => {
  test('are those of the population register, with what may be done for each', async () => {
    expect(await listed()).toMatchObject([
      { firstNames: 'Elsa Sofia', lastName: 'Lindström', age: 8, status: 'available', identityCode: null },
      { firstNames: 'Viktor Karl', age: 13, status: 'tooOld', identityCode: null },
      {
        firstNames: 'Elli Maria',
        age: 6,
        status: 'notAPatient',
        identityCode: personOf('elli').identityCode,
      },
    ]);
  });

  test('are named by nothing that says who they are', async () => {
    const [elsa] = await listed();
    expect(elsa?.id).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(elsa)).not.toContain(await recordOf('elsa'));
    expect(JSON.stringify(elsa)).not.toContain(personOf('elsa').identityCode);
  });

  test('are none of most people', async () => {
    expect(await call(LIST, {}, as(personOf('aino')))).toEqual({ body: { type: 'success', children: [] } });
  });

  test('tell which one is acted for', async () => {
    const elsa = actingFor(await recordOf('elsa'));
    const request = { ...as(), session: { ...as().session, actingFor: elsa } };
    const { body } = (await call(LIST, {}, request)) as unknown as { body: { children: GuardedChild[] } };
    expect(body.children.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  });

  test('are unknown while the register is down, which the log is told', async () => {
    register.isDown = true;
    const reported: unknown[] = [];
    const request = { ...as(), report: (error: unknown) => reported.push(error) };
    expect(await call(LIST, {}, request)).toEqual({ body: { type: 'unavailable' } });
    expect(reported).toHaveLength(1);
  });

  test('are told to nobody in a brand without guardians, and to no unidentified person', async () => {
    expect(await call(LIST, {}, as(sofia, 'kaari'))).toEqual({ problem: 'notFound' });
    expect(await call(LIST)).toEqual({ problem: 'authenticationRequired' });
  });
});

describe('acting for a child', () => {
  test('begins once the register agrees, and ends with one’s own matters', async () => {
    expect(await actFor(await idOf('Elsa'))).toEqual({ body: { type: 'success' } });
    expect(await row()).toEqual({
      acting_for: await recordOf('elsa'),
      guardianship_verified_at: TEST_NOW,
      guardianship_ended: false,
    });
    register.isDown = true;
    expect(await actFor(null)).toEqual({ body: { type: 'success' } });
    expect(await row()).toMatchObject({ acting_for: null, guardianship_verified_at: null });
  });

  test.each([
    ['a child of somebody else', () => idOf('Venla', personOf('kerttu')), 'disallowed'],
    ['a child by the identity code', async () => personOf('elsa').identityCode, 'disallowed'],
    ['one who is twelve or older', () => idOf('Viktor'), 'tooOld'],
    ['one who is not a patient yet', () => idOf('Elli'), 'notAPatient'],
  ])('is refused for %s', async (_, id, type) => {
    expect(await actFor(await id())).toEqual({ body: { type } });
    expect((await row()).acting_for).toBeNull();
  });

  test('is refused once the register knows no such guardian any more', async () => {
    const elsa = await idOf('Elsa');
    register.families = {};
    expect(await actFor(elsa)).toEqual({ body: { type: 'disallowed' } });
  });

  test('waits while the register is down', async () => {
    const elsa = await idOf('Elsa');
    register.isDown = true;
    expect(await actFor(elsa)).toEqual({ body: { type: 'unavailable' } });
    expect((await row()).acting_for).toBeNull();
  });

  test('is refused where the brand has none, to unidentified people, and for what is no child', async () => {
    expect(await call(ACT, { body: { child: null } }, as(sofia, 'kaari'))).toEqual({ problem: 'notFound' });
    expect(await call(ACT, { body: { child: null } })).toEqual({ problem: 'authenticationRequired' });
    expect(await call(ACT, { body: {} }, as())).toMatchObject({ problem: 'invalidFields' });
    expect(await call(ACT, { body: 'elsa' }, as())).toEqual({ problem: 'malformed' });
  });
});
