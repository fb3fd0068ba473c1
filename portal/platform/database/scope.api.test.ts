import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, testServers } from './test-database.ts';

describe.each(testServers())('a scope on PostgreSQL %i', (server) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ server });
  });
  afterAll(() => test.drop());

  it('names the patient and the session for its own transaction only', async () => {
    const patientId = randomUUID();
    const sessionHash = Buffer.from('c0ffee', 'hex');
    const read = sql<{ patient: string | null; session: Buffer | null }>`
      select current_patient() as patient, current_session() as session`;
    const inside = await test.inScope({ patientId, sessionHash }, (tx) => read.execute(tx));
    expect(inside.rows).toEqual([{ patient: patientId, session: sessionHash }]);
    const after = await test.inScope({}, (tx) => read.execute(tx));
    expect(after.rows).toEqual([{ patient: null, session: null }]);
  });

  it('commits what resolves and rolls back what rejects', async () => {
    const add = (code: string, fails: boolean) =>
      test.inScope({}, async (tx) => {
        await tx
          .insertInto('analytics_events')
          .values({ event: code, brand: 'kaari', language: 'fi', properties: '{}' })
          .execute();
        if (fails) throw new Error('refused');
      });
    await add('kept', false);
    await expect(add('lost', true)).rejects.toThrow('refused');
    const events = await test.owner.selectFrom('analytics_events').select('event').execute();
    expect(events).toEqual([{ event: 'kept' }]);
  });

  it('stops a statement that runs too long', async () => {
    const slow = test.inScope({ statementTimeout: 20 }, (tx) => sql`select pg_sleep(5)`.execute(tx));
    await expect(slow).rejects.toMatchObject({ code: '57014' });
  });

  it('repeats a transaction that lost a deadlock', async () => {
    await test.owner
      .insertInto('workers')
      .values([{ id: 'a' }, { id: 'b' }])
      .execute();
    const touch = (first: string, second: string) =>
      test.inScope({}, async (tx) => {
        await sql`update workers set beat_at = beat_at + interval '1 second' where id = ${first}`.execute(tx);
        await sql`select pg_sleep(0.05)`.execute(tx);
        await sql`update workers set beat_at = beat_at + interval '1 second' where id = ${second}`.execute(
          tx,
        );
      });
    const before = await test.owner
      .selectFrom('workers')
      .select('beat_at')
      .where('id', '=', 'a')
      .executeTakeFirstOrThrow();
    await Promise.all([touch('a', 'b'), touch('b', 'a')]);
    const after = await test.owner
      .selectFrom('workers')
      .select('beat_at')
      .where('id', '=', 'a')
      .executeTakeFirstOrThrow();
    expect(after.beat_at.getTime() - before.beat_at.getTime()).toBe(2000);
  });
});
