import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGuardianshipService } from '#areas/person/guardianship/server/service.ts';
import type { ChildDue } from '#areas/person/shared/guardianship/child-due.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { brandOf } from '#brands/registry.ts';
import { sourceInvoice, testInvoicing } from '#outside/invoicing/client/test-invoicing.ts';
import { runnableOf } from '#platform/calls/handler.ts';
import { runEndpoint } from '#platform/calls/run-endpoint.ts';
import { DatabaseUnavailable } from '#platform/database/database-error.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { countedAllowance } from '#platform/limits/test-allowance.ts';
import { testContext } from '#platform/test-context.ts';
import { demoPerson, demoRegister, guardianOf, recordOf } from '../sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { Visitor } from '../test-visitor.ts';
import { createDueOf } from './due-of.ts';

const FAMILY = '/api/guardianship/family?lang=fi';

let test: TestDatabase;
let portal: TestPortal;
let elsa: string;
const register = demoRegister();
const { families } = demoRegister();
const invoicing = testInvoicing();
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { register, invoicing, config: { rateLimit: 100_000 } });
  elsa = await recordOf(test, 'elsa');
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});
beforeEach(() => {
  register.isDown = false;
  register.families = families;
  invoicing.down = [];
  invoicing.has.CustomerInvoice = [];
});

async function signedIn(key: string, brand = 'pikkujatti'): Promise<Visitor> {
  const visitor = portal.visitor(`${brand}.localhost:${portal.port}`);
  await visitor.signIn(demoPerson(key));
  return visitor;
}

interface Child {
  readonly firstNames: string;
  readonly status: string;
  readonly isCurrent: boolean;
  readonly due: ChildDue | null;
}
const childrenOf = async (visitor: Visitor): Promise<readonly Child[]> =>
  (await visitor.get(FAMILY)).body.children;
async function dueOf(visitor: Visitor, name = 'Elsa'): Promise<ChildDue | null | undefined> {
  return (await childrenOf(visitor)).find(({ firstNames }) => firstNames.startsWith(name))?.due;
}

/** A laboratory result of the child that has just come. */
async function giveNews(id: string): Promise<void> {
  await storeResources(test.owner, { vault: test.vault, now: TEST_NOW }, [
    {
      patientId: elsa,
      source: 'https://sender.example/fhir',
      resource: {
        resourceType: 'Observation',
        id,
        status: 'final',
        code: { text: 'P-CRP' },
        subject: {},
        category: [{ coding: [{ code: 'laboratory' }] }],
        effectiveDateTime: '2026-03-22T10:00:00+02:00',
        valueQuantity: { value: 3, unit: 'mg/l' },
      },
    },
  ]);
}

describe('the family of a guardian', () => {
  it('has each child for whom they act with what the child’s pages say, and of others only why not', async () => {
    const sofia = await signedIn('sofia');
    invoicing.has.CustomerInvoice = [sourceInvoice()];
    const [first, second] = await childrenOf(sofia);
    expect(first).toMatchObject({ firstNames: 'Elsa Sofia', status: 'available', isCurrent: false });
    expect(second).toMatchObject({ firstNames: 'Viktor Karl', status: 'tooOld', due: null });
    expect(first?.due?.invoices).toEqual({ count: 1, overdue: 0, sumCents: 153_70, isWhole: true });

    const acting = await guardianOf(portal, 'sofia', 'elsa');
    const { upcoming } = (await acting.get('/api/own-appointments?only=upcoming&lang=fi')).body;
    expect(first?.due?.appointment?.next?.id).toBe(upcoming[0].id);
    const { programme } = (await acting.get('/api/vaccinations?lang=fi')).body;
    const isDue = ({ status }: { status: string }) => ['reached', 'missed', 'season'].includes(status);
    const names = programme.filter(isDue).map(({ name }: { name: string }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(first?.due?.vaccinations?.due.map(({ name }) => name)).toEqual(names);
    expect((await childrenOf(acting))[0]?.isCurrent).toBe(true);
  });

  it('says nothing of where the child goes, nor an identity code', async () => {
    const { body } = await (await signedIn('sofia')).get(FAMILY);
    const text = JSON.stringify(body);
    expect(text).not.toContain(demoPerson('elsa').identityCode);
    expect(text).not.toContain(elsa);
    expect(text).not.toMatch(/clinic|practitioner|otherGuardians/);
  });

  it('is the same to each guardian of a child, and nothing to a stranger', async () => {
    const seen = await Promise.all(
      ['kerttu', 'janne'].map(async (key) => dueOf(await signedIn(key), 'Venla')),
    );
    expect(seen[0]).not.toBeNull();
    expect(seen[0]).toEqual(seen[1]);
    expect(await childrenOf(await signedIn('aino'))).toEqual([]);
  });

  it('leaves the lines in the child’s log that the child’s pages leave, as the guardian’s', async () => {
    const sofia = await signedIn('sofia');
    const { last } = await test.owner
      .selectFrom('access_log')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    await childrenOf(sofia);
    const lines = await test.owner
      .selectFrom('access_log')
      .select(['patient_id', 'actor_kind', 'actor_id', 'record_kind'])
      .where('id', '>', last ?? 0)
      .where('action', '=', 'read')
      .execute();
    const actor = { patient_id: elsa, actor_kind: 'guardian', actor_id: await recordOf(test, 'sofia') };
    expect(lines.toSorted((one, other) => (one.record_kind < other.record_kind ? -1 : 1))).toEqual([
      { ...actor, record_kind: 'appointments' },
      { ...actor, record_kind: 'vaccinations' },
    ]);
  });

  it('counts nothing that the child withholds, and shows a vaccination that is withheld nowhere', async () => {
    const sofia = await signedIn('sofia');
    const counted = async () =>
      (await dueOf(sofia))?.news?.lists.find(({ page }) => page === 'lab-list')?.count ?? 0;
    const before = await counted();
    await giveNews('withheld');
    expect(await counted()).toBe(before + 1);
    await test.owner
      .updateTable('health_records')
      .set({ withheld_at: TEST_NOW })
      .where('patient_id', '=', elsa)
      .where('day', '=', '2026-03-22')
      .execute();
    expect(await counted()).toBe(before);

    const due = async () => (await dueOf(sofia))?.vaccinations?.due.length ?? 0;
    const shown = await due();
    const withhold = (at: Date | null) =>
      test.owner
        .updateTable('health_records')
        .set({ withheld_at: at })
        .where('patient_id', '=', elsa)
        .where('kind', '=', 'vaccination')
        .execute();
    await withhold(TEST_NOW);
    // As if it had not been given: the same as for a child who was given none here.
    expect(await due()).toBeGreaterThan(shown);
    await withhold(null);
  });

  it('ends for a child when the register does', async () => {
    const sofia = await signedIn('sofia');
    register.families = {};
    expect(await childrenOf(sofia)).toEqual([]);
  });

  it('is unavailable while the register does not answer', async () => {
    const sofia = await signedIn('sofia');
    register.isDown = true;
    expect((await sofia.get(FAMILY)).body).toEqual({ type: 'unavailable' });
  });

  it('is not found in a brand without guardians, and asked of visitors in none', async () => {
    expect(await (await signedIn('sofia', 'kaari')).get(FAMILY)).toMatchObject({ status: 404 });
    const visitor = portal.visitor(`pikkujatti.localhost:${portal.port}`);
    expect(await visitor.get(FAMILY)).toMatchObject({ status: 401 });
  });
});

describe('a part that cannot be told', () => {
  it('of invoices leaves the others, and says that there may be more', async () => {
    const sofia = await signedIn('sofia');
    invoicing.has.GoodSignInvoice = [sourceInvoice({ key: '1', invoiceNumber: '1' })];
    invoicing.down = ['CustomerInvoice'];
    const due = await dueOf(sofia);
    expect(due?.invoices).toMatchObject({ isWhole: false });
    expect(due?.appointment?.next).toBeTruthy();
    expect(due?.vaccinations).not.toBeNull();
    invoicing.has.GoodSignInvoice = [];
  });

  it('of the record is null, and leaves the others', async () => {
    const sofia = await signedIn('sofia');
    await sql`alter table health_records rename to health_records_away`.execute(test.owner);
    try {
      const due = await dueOf(sofia);
      expect(due).toMatchObject({ vaccinations: null, news: null });
      expect(due?.appointment?.next).toBeTruthy();
      expect(due?.invoices).not.toBeNull();
    } finally {
      await sql`alter table health_records_away rename to health_records`.execute(test.owner);
    }
  });

  it('is not taken for nothing while the database is away', async () => {
    const away = async () => {
      throw new DatabaseUnavailable('away');
    };
    const session = { person: demoPerson('sofia') };
    const context = { ...testContext(test, { brand: brandOf('pikkujatti'), session }), inScope: away };
    const service = createGuardianshipService(
      register,
      createDueOf(() => []),
    );
    const asked = runEndpoint(runnableOf(service, 'GET /api/guardianship/family'), context, {});
    await expect(asked).rejects.toThrow('away');
  });

  it('is answered to one guardian so many times a minute', async () => {
    const session = { person: demoPerson('sofia') };
    const context = testContext(test, {
      brand: brandOf('pikkujatti'),
      session,
      allowance: countedAllowance(),
    });
    const service = createGuardianshipService(
      register,
      createDueOf(() => []),
    );
    const endpoint = runnableOf(service, 'GET /api/guardianship/family');
    const ask = () => runEndpoint(endpoint, context, { query: { lang: 'fi' } });
    for (let times = 0; times < (endpoint.endpoint.rateLimit ?? 0); times++)
      expect(await ask()).not.toMatchObject({ problem: 'tooManyRequests' });
    expect(await ask()).toMatchObject({ problem: 'tooManyRequests' });
  });
});
