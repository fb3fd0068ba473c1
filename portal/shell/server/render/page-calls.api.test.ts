import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { type Handlers, implement, ok, problem } from '#platform/calls/handler.ts';
import type { Scope, Scoped } from '#platform/context.ts';
import { DatabaseUnavailable } from '#platform/database/database-error.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { type TestRequest, testContext } from '#platform/test-context.ts';
import { createRunPageCalls } from './page-calls.ts';

const success = z.object({ patient: z.string(), connection: z.number() });
const parts = { summary: '', success } as const;
const patientCall = (kind: string) => endpoint({ ...parts, access: 'patient', record: { reads: kind } });
const table = {
  'GET /one': patientCall('one'),
  'GET /two': patientCall('two'),
  'GET /own': endpoint({ ...parts, access: 'patient', record: { of: 'own', reads: 'own' } }),
  'GET /public': endpoint({ ...parts, access: 'anonymous', record: { none: 'a test' } }),
  'GET /search': endpoint({ ...parts, access: 'anonymous', record: { none: 'a test' }, cost: 'search' }),
} as const;
type Key = keyof typeof table;

/** In whose scope a transaction is, and on which connection. */
async function whereIs(tx: Scoped) {
  const { rows } = await sql<{ patient: string; connection: number }>`
    select current_setting('app.patient') as patient, pg_backend_pid() as connection`.execute(tx);
  return rows[0] ?? { patient: '', connection: 0 };
}
const answering = async ({ tx }: { tx: Scoped }) => ok(await whereIs(tx));

const answered: Handlers<typeof table> = {
  'GET /one': answering,
  'GET /two': answering,
  'GET /own': answering,
  'GET /public': answering,
  'GET /search': answering,
};

let test: TestDatabase;
let patientId: string;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  patientId = await addPatient();
});

async function addPatient(): Promise<string> {
  const id = randomUUID();
  const names = { first_names: 'Aino', last_name: 'Virtanen' };
  await test.owner
    .insertInto('patients')
    .values(sealPatient(test.vault, { id, identity_code: 'a code', ...names }))
    .execute();
  return id;
}

/** Runs the calls of a page whose endpoints are answered so; counts the transactions. */
async function run(
  keys: readonly Key[],
  special: Partial<Handlers<typeof table>> = {},
  request: TestRequest = {},
) {
  const handlers = { ...answered, ...special };
  const context = testContext(test, { session: { patientId }, ...request });
  const scopes: Scope[] = [];
  const counted: typeof context.inScope = (scope, work) => {
    scopes.push(scope);
    return context.inScope(scope, work);
  };
  const errors: unknown[] = [];
  const data = await createRunPageCalls([implement(table, handlers)])(
    keys.map((key) => ({ key, url: key, input: {} })),
    { ...context, inScope: counted },
    (error) => errors.push(error),
  );
  return { ...data, scopes, errors };
}

const noted = async (of = patientId) => {
  const rows = await test.owner
    .selectFrom('access_log')
    .select('record_kind')
    .where('patient_id', '=', of)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.record_kind);
};
const code = (problemCode: string) => expect.objectContaining({ code: problemCode });

describe('the calls of a page', () => {
  it('have one transaction on one connection, each in its own scope, and are noted', async () => {
    const { fallback, scopes } = await run(['GET /one', 'GET /public', 'GET /two']);
    const connection = expect.any(Number);
    expect(fallback).toEqual({
      'GET /one': { patient: patientId, connection },
      'GET /public': { patient: '', connection },
      'GET /two': { patient: patientId, connection },
    });
    const connections = Object.values(fallback).map((each) => success.parse(each).connection);
    expect(new Set(connections).size).toBe(1);
    expect(scopes).toHaveLength(1);
    expect(await noted()).toEqual(['one', 'two']);
  });

  it('are noted in the log of each patient whose record they read', async () => {
    const parent = await addPatient();
    await run(['GET /one', 'GET /own', 'GET /two'], {}, { session: { patientId, ownPatientId: parent } });
    expect([await noted(), await noted(parent)]).toEqual([['one', 'two'], ['own']]);
  });

  it('do what is outside of the database once what all of them did is committed', async () => {
    const seen: string[][] = [];
    const after: Partial<Handlers<typeof table>> = {
      'GET /one': async ({ tx, afterCommit }) => {
        afterCommit(async () => void seen.push(await noted()));
        return ok(await whereIs(tx));
      },
    };
    await run(['GET /one', 'GET /two'], after);
    expect(seen).toEqual([['one', 'two']]);
    // Undone together, each is run by itself.
    await run(['GET /one', 'GET /two'], { ...after, 'GET /two': () => Promise.reject(new Error('a fault')) });
    expect(seen).toEqual([
      ['one', 'two'],
      ['one', 'two', 'one'],
    ]);
  });

  it('that search have their own share of the connections', async () => {
    const { scopes } = await run(['GET /one', 'GET /search', 'GET /two', 'GET /public']);
    expect(scopes.map(({ cost }) => cost)).toEqual(expect.arrayContaining([undefined, 'search']));
    expect(scopes).toHaveLength(2);
  });

  it('take down their own part when the database refuses them, and no other', async () => {
    const { fallback, problems, errors } = await run(['GET /one', 'GET /two', 'GET /public'], {
      'GET /two': async ({ tx }) => {
        await sql`select 1 / 0`.execute(tx);
        return problem('notFound');
      },
    });
    expect(Object.keys(fallback).sort()).toEqual(['GET /one', 'GET /public']);
    expect(problems).toEqual({ 'GET /two': code('unexpected') });
    expect(errors).toHaveLength(1);
    expect(await noted()).toEqual(['one']);
  });

  it('take down their own part when they fail by themselves, and are counted once', async () => {
    const counted: string[] = [];
    const allowance = {
      request: async () => null,
      call: async (key: string) => {
        counted.push(key);
        return null;
      },
    };
    const { fallback, problems } = await run(
      ['GET /one', 'GET /two'],
      { 'GET /one': () => Promise.reject(new Error('a fault')) },
      { allowance },
    );
    expect(Object.keys(fallback)).toEqual(['GET /two']);
    expect(problems).toEqual({ 'GET /one': code('unexpected') });
    expect(counted).toEqual(['GET /one', 'GET /two']);
    expect(await noted()).toEqual(['two']);
  });

  it('fail together while the database is away, and ask it once', async () => {
    let asked = 0;
    const away = async () => {
      asked += 1;
      throw new DatabaseUnavailable('away');
    };
    const context = { ...testContext(test, { session: { patientId } }), inScope: away };
    const service = implement(table, answered);
    const keys = ['GET /one', 'GET /two'] as const;
    const calls = keys.map((key) => ({ key, url: key, input: {} }));
    const { problems } = await createRunPageCalls([service])(calls, context, () => {});
    expect(problems).toEqual({
      'GET /one': code('temporarilyUnavailable'),
      'GET /two': code('temporarilyUnavailable'),
    });
    expect(asked).toBe(1);
  });
});
