import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context, Scoped } from '../context.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase, testServers } from '../database/test-database.ts';
import { forgetExpired } from '../forget-expired.ts';
import { testContext } from '../test-context.ts';
import { once } from './idempotency.ts';

const endpoint = 'POST /api/test';
const patientId = '6b2b9a2e-7d0c-4c39-9a3c-0d4d3a3f5a10';

describe.each(testServers())('a request with an idempotency key, on PostgreSQL %i', (server) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ server });
  });
  afterAll(() => test.drop());

  const effects = async (event: string) => {
    const all = await test.owner
      .selectFrom('analytics_events')
      .where('event', '=', event)
      .select('id')
      .execute();
    return all.length;
  };
  const effect = (tx: Scoped, event: string) =>
    tx
      .insertInto('analytics_events')
      .values({ event, brand: 'kaari', language: 'fi', properties: '{}' })
      .execute();
  const request = (context: Context, body: unknown, answer: object = { body: { number: Math.random() } }) =>
    context.inScope({}, (tx) =>
      once(context, tx, { endpoint, body }, async () => {
        await effect(tx, context.idempotencyKey ?? 'none');
        return answer;
      }),
    );
  const withKey = (idempotencyKey: string | null, session = {}) =>
    testContext(test, { idempotencyKey, session });

  it('takes effect once and answers alike, however many come at once', async () => {
    const context = withKey('at-once');
    const answers = await Promise.all(Array.from({ length: 50 }, () => request(context, { slot: 1 })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await effects('at-once')).toBe(1);
  });

  it('is refused with another body', async () => {
    const context = withKey('two-bodies');
    await request(context, { slot: 1 });
    expect(await request(context, { slot: 2 })).toEqual({ problem: 'idempotencyKeyReused' });
    expect(await effects('two-bodies')).toBe(1);
  });

  it('is the same for a patient on two devices, another for another visitor', async () => {
    const [phone, laptop] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    await request(withKey('devices', { patientId, hash: phone }), {});
    await request(withKey('devices', { patientId, hash: laptop }), {});
    expect(await effects('devices')).toBe(1);
    await request(withKey('devices', { hash: phone }), {});
    await request(withKey('devices', { hash: laptop }), {});
    expect(await effects('devices')).toBe(3);
  });

  it('may be tried again when the first attempt failed or answered a problem', async () => {
    const context = withKey('again');
    const failing = context.inScope({}, (tx) =>
      once(context, tx, { endpoint, body: {} }, async () => {
        throw new Error('unforeseen');
      }),
    );
    await expect(failing).rejects.toThrow('unforeseen');
    expect(await request(context, {}, { problem: 'notFound' })).toEqual({ problem: 'notFound' });
    expect(await request(context, { corrected: true }, { body: 'done' })).toEqual({ body: 'done' });
  });

  it('keeps the answer sealed and the caller unnamed', async () => {
    await request(withKey('sealed', { patientId }), { secret: 'asked' }, { body: { secret: 'answered' } });
    const { rows } = await sql<{ row: string }>`
      select idempotency_keys::text || encode(owner, 'escape') || encode(request_hash, 'escape') as row
      from idempotency_keys where key = 'sealed'`.execute(test.owner);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toMatch(/asked|answered/);
    expect(rows[0]?.row).not.toContain(patientId);
  });

  it('runs each time without a key', async () => {
    await request(withKey(null), {});
    await request(withKey(null), {});
    expect(await effects('none')).toBe(2);
  });

  it('is forgotten after a day', async () => {
    const context = withKey('forgotten');
    await request(context, {});
    const hours = (count: number) => new Date(TEST_NOW.getTime() + count * 60 * 60 * 1000);
    await test.inScope({}, (tx) => forgetExpired(tx, hours(23)));
    await request(context, {});
    expect(await effects('forgotten')).toBe(1);
    await test.inScope({}, (tx) => forgetExpired(tx, hours(25)));
    await request(context, {});
    expect(await effects('forgotten')).toBe(2);
  });
});
