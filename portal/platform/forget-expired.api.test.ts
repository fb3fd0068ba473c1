import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from './database/test-database.ts';
import { forgetExpired } from './forget-expired.ts';

describe('forgetting what has expired', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60 * 1000);

  it('deletes sessions that ended long ago and identifications that nobody finished, and no others', async () => {
    const session = (name: string, active: Date) => ({
      id_hash: Buffer.from(name),
      draft_seed: Buffer.from('seed'),
      created_at: active,
      active_at: active,
    });
    await test.owner
      .insertInto('sessions')
      .values([session('yesterday', minutesAgo(24 * 60 + 1)), session('today', minutesAgo(24 * 60 - 1))])
      .execute();
    await test.owner
      .insertInto('sign_ins')
      .values([
        { state_hash: Buffer.from('left'), content: '', created_at: minutesAgo(61) },
        { state_hash: Buffer.from('under way'), content: '', created_at: minutesAgo(59) },
      ])
      .execute();

    await test.inScope({}, (tx) => forgetExpired(tx, TEST_NOW));

    const sessions = await test.owner.selectFrom('sessions').select('id_hash').execute();
    expect(sessions.map(({ id_hash }) => id_hash.toString())).toEqual(['today']);
    const signIns = await test.owner.selectFrom('sign_ins').select('state_hash').execute();
    expect(signIns.map(({ state_hash }) => state_hash.toString())).toEqual(['under way']);
  });
});
