import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import type { Scoped } from '../context.ts';
import { CameSecond } from '../database/database-error.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { ANONYMOUS } from '../session/actor.ts';
import { type TestRequest, testContext } from '../test-context.ts';
import { type Handlers, implement, ok, problem, runnableOf } from './handler.ts';
import { RollbackWithAnswer } from './rollback-with-answer.ts';
import { runEndpoint } from './run-endpoint.ts';

const success = z.object({ type: z.enum(['done', 'refused', 'undone', 'slow']) });
const done = ok({ type: 'done' as const });
const table = {
  'GET /reads': endpoint({
    summary: '',
    access: 'patient',
    record: { reads: ['patient', 'consents'] },
    success,
  }),
  'POST /changes': endpoint({
    summary: '',
    access: 'patient',
    record: { changes: 'consents' },
    success,
    refused: { type: 'refused' },
  }),
  'POST /keeps': endpoint({
    summary: '',
    access: 'patient',
    record: { reads: 'patient', changes: 'consents' },
    idempotent: true,
    success,
  }),
  'POST /finds': endpoint({
    summary: '',
    access: 'anonymous',
    record: { of: 'found', cancels: 'appointment' },
    success,
  }),
  'GET /asks': endpoint({
    summary: '',
    access: 'anonymous',
    record: { none: 'a test' },
    asksRights: true,
    success,
  }),
  'GET /nothing': endpoint({ summary: '', access: 'anonymous', record: { none: 'a test' }, success }),
} as const;

let test: TestDatabase;
let patientId: string;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  patientId = randomUUID();
  await test.owner
    .insertInto('patients')
    .values(
      sealPatient(test.vault, {
        id: patientId,
        identity_code: 'a code',
        first_names: 'Aino',
        last_name: 'Virtanen',
      }),
    )
    .execute();
});

const never = async () => problem('notFound');
const handlers: Handlers<typeof table> = {
  'GET /reads': never,
  'POST /changes': never,
  'POST /keeps': never,
  'POST /finds': { before: never, answer: never },
  'GET /asks': never,
  'GET /nothing': never,
};

/** Calls an endpoint that is answered so, as the patient unless the request says otherwise. */
function call(
  key: keyof typeof table,
  handler: Partial<Handlers<typeof table>>,
  request: TestRequest = { session: { patientId } },
) {
  const service = implement(table, { ...handlers, ...handler });
  return runEndpoint(runnableOf(service, key), testContext(test, request), {});
}

const log = async () => {
  const rows = await test.owner
    .selectFrom('access_log')
    .select(['action', 'record_kind', 'record_id', 'actor_kind', 'actor_id'])
    .where('patient_id', '=', patientId)
    .orderBy('id')
    .execute();
  return rows.map((row) => Object.values(row).join(' ').trim());
};
const rename = (tx: Scoped) =>
  tx.updateTable('patients').set({ language: 'sv' }).where('id', '=', patientId).execute();
const language = async () => {
  const row = await test.owner
    .selectFrom('patients')
    .select('language')
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
  return row.language;
};

describe('what a caller may', () => {
  const asking = async ({ rights }: { readonly rights: () => Promise<readonly string[]> }) =>
    (await rights()).includes('insurance') ? done : problem('notFound');

  it('is read before the transaction, which would wait for a second connection', async () => {
    const read: string[] = [];
    const rights = async () => {
      read.push('rights');
      return ['insurance' as const];
    };
    const handler = async (asked: Parameters<typeof asking>[0]) => {
      read.push('transaction');
      return asking(asked);
    };
    expect(await call('GET /asks', { 'GET /asks': handler }, { rights })).toEqual(done);
    expect(read.slice(0, 2)).toEqual(['rights', 'transaction']);
  });

  it('is asked by no handler whose endpoint does not say so', async () => {
    await expect(call('GET /nothing', { 'GET /nothing': asking })).rejects.toThrow('asksRights');
  });
});

describe('what a handler reads', () => {
  it('is noted though the handler says nothing of it', async () => {
    expect(await call('GET /reads', { 'GET /reads': async () => done })).toEqual(done);
    expect(await log()).toEqual([
      `read patient  patient ${patientId}`,
      `read consents  patient ${patientId}`,
    ]);
  });

  it('is noted once where the handler says which it was', async () => {
    await call('GET /reads', {
      'GET /reads': async ({ note }) => {
        await note({ action: 'read', kind: 'consents', id: 7 });
        return done;
      },
    });
    expect(await log()).toEqual([
      `read consents 7 patient ${patientId}`,
      `read patient  patient ${patientId}`,
    ]);
  });

  it('is noted once more where the answer that was kept is given again', async () => {
    const request = { session: { patientId }, idempotencyKey: 'twice' };
    const changing: Partial<Handlers<typeof table>> = {
      'POST /keeps': async ({ note }) => {
        await note({ action: 'change', kind: 'consents' });
        return done;
      },
    };
    expect(await call('POST /keeps', changing, request)).toEqual(done);
    const first = await log();
    expect(first).toEqual([`change consents  patient ${patientId}`, `read patient  patient ${patientId}`]);
    expect(await call('POST /keeps', changing, request)).toEqual(done);
    expect(await log()).toEqual([...first, `read patient  patient ${patientId}`]);
  });

  it('is not logged where nothing was revealed', async () => {
    expect(await call('GET /reads', {})).toEqual({ problem: 'notFound' });
    expect(await log()).toEqual([]);
  });

  it('is noted as a guardian’s where one acts', async () => {
    const session = {
      patientId,
      ownPatientId: 'the guardian',
      actingFor: { patientId, verifiedAt: null, isProtected: false, otherGuardians: [] },
    };
    await call('GET /reads', { 'GET /reads': async () => done }, { session });
    expect((await log())[0]).toBe('read patient  guardian the guardian');
  });
});

describe('what a handler answers', () => {
  it('is told as its endpoint declares it: what else it has is left out', async () => {
    const more = ok({ type: 'done' as const, identityCode: '140385-902F' });
    expect(await call('GET /nothing', { 'GET /nothing': async () => more })).toEqual(done);
  });
});

describe('what a handler does to a record', () => {
  it('is nothing that its endpoint does not declare', async () => {
    const answer = call('POST /changes', {
      'POST /changes': async ({ tx, note }) => {
        await rename(tx);
        // @ts-expect-error consents are declared, appointments are not
        await note({ action: 'change', kind: 'appointment' });
        return done;
      },
    });
    await expect(answer).rejects.toThrow('does not declare');
    expect(await language()).toBe('fi');
  });

  it('is done in the record that it has found, by nobody known', async () => {
    await call(
      'POST /finds',
      {
        'POST /finds': {
          before: async () => ({ patientId }),
          async answer({ tx, note, actor }) {
            await rename(tx);
            await note({ action: 'cancel', kind: 'appointment', id: 3 });
            expect(actor).toEqual(ANONYMOUS);
            return done;
          },
        },
      },
      {},
    );
    expect(await log()).toEqual(['cancel appointment 3 anonymous']);
    expect(await language()).toBe('sv');
  });

  it('is undone, note and all, where the database refuses a part of it', async () => {
    const reported: unknown[] = [];
    const answer = await call(
      'POST /changes',
      {
        'POST /changes': async ({ tx, note }) => {
          await rename(tx);
          await note({ action: 'change', kind: 'consents' });
          await sql`select 1 / 0`.execute(tx);
          return done;
        },
      },
      { session: { patientId }, report: (error) => reported.push(error) },
    );
    expect(answer).toEqual({ body: { type: 'refused' } });
    expect([await language(), await log(), reported.length]).toEqual(['fi', [], 1]);
  });

  it('is undone, with the answer that the handler gives instead', async () => {
    const reported: unknown[] = [];
    const cause = new Error('why');
    const answer = await call(
      'POST /changes',
      {
        'POST /changes': async ({ tx }) => {
          await rename(tx);
          throw new RollbackWithAnswer({ type: 'undone' }, cause);
        },
      },
      { session: { patientId }, report: (error) => reported.push(error) },
    );
    expect(answer).toEqual({ body: { type: 'undone' } });
    expect([await language(), reported]).toEqual(['fi', [cause]]);
  });

  it('is no outcome where it is the portal that fails', async () => {
    const failure = Object.assign(new Error('no right'), { code: 'EPERM' });
    const answer = call('POST /changes', { 'POST /changes': () => Promise.reject(failure) });
    await expect(answer).rejects.toBe(failure);
  });

  it.each([
    ['a column that is not there', sql`select no_such_column from patients`],
    ['a table that it may not change', sql`delete from access_log`],
    ['another patient’s row', sql`insert into patients (id) values (gen_random_uuid())`],
  ])('is no outcome where a statement is wrong: %s', async (_, statement) => {
    const answer = call('POST /changes', {
      'POST /changes': async ({ tx }) => {
        await statement.execute(tx);
        return done;
      },
    });
    await expect(answer).rejects.toMatchObject({ code: expect.stringMatching(/^42/) });
  });

  it('is tried again where another one came first, and left where it always does', async () => {
    let tries = 0;
    const answered = (most: number) =>
      call('POST /changes', {
        'POST /changes': async () => {
          tries += 1;
          if (tries < most) throw new CameSecond('Again.', { cause: new Error('the refusal') });
          return done;
        },
      });
    expect([await answered(3), tries]).toEqual([done, 3]);
    tries = 0;
    await expect(answered(100)).rejects.toThrow('the refusal');
  });
});

describe('a handler', () => {
  it('has an answer ready for a statement that takes too long', async () => {
    const answer = await call('GET /nothing', {
      'GET /nothing': {
        timeout: { ms: 50, answer: ok({ type: 'slow' as const }) },
        async answer({ tx }) {
          await sql`select pg_sleep(30)`.execute(tx);
          return done;
        },
      },
    });
    expect(answer).toEqual({ body: { type: 'slow' } });
  });

  it('does the rest once what it did is committed, and not where it is undone', async () => {
    const seen: string[] = [];
    const changing = (isUndone: boolean) =>
      call('POST /changes', {
        'POST /changes': async ({ tx, afterCommit }) => {
          await rename(tx);
          afterCommit(async () => void seen.push(await language()));
          if (isUndone) throw new RollbackWithAnswer({ type: 'undone' }, null);
          return done;
        },
      });
    await changing(true);
    expect(seen).toEqual([]);
    await changing(false);
    expect(seen).toEqual(['sv']);
  });

  it('keeps its answer where the rest fails, and logs the error', async () => {
    const reported: unknown[] = [];
    const answer = await call(
      'POST /changes',
      {
        'POST /changes': async ({ afterCommit }) => {
          afterCommit(() => Promise.reject(new Error('away')));
          return done;
        },
      },
      { session: { patientId }, report: (error) => reported.push(error) },
    );
    expect(answer).toEqual(done);
    expect(reported).toEqual([new Error('away')]);
  });

  it('runs once for calls of a name that come at the same time', async () => {
    let runs = 0;
    const shared: Handlers<typeof table>['GET /nothing'] = {
      sharedBy: () => 'the same',
      async answer() {
        runs += 1;
        return done;
      },
    };
    const service = implement(table, { ...handlers, 'GET /nothing': shared });
    const ask = () => runEndpoint(runnableOf(service, 'GET /nothing'), testContext(test), {});
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([done, done, done]);
    expect(runs).toBe(1);
    await ask();
    expect(runs).toBe(2);
  });
});
