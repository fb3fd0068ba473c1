import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase();
  portal = await startTestPortal(test);
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

it('sessions find a connection while thirty searches are held up', async () => {
  const visitor = portal.visitor();
  await visitor.signIn({ firstNames: 'Matti', lastName: 'Nieminen', identityCode: '211298-9217' });
  const searching = portal.visitor();
  const searches = await test.owner.transaction().execute(async (tx) => {
    await sql`lock table clinics in access exclusive mode`.execute(tx);
    // From elsewhere: one address has no more than half of the room.
    const held = Array.from({ length: 30 }, () =>
      searching.get('/api/appointments?lang=fi', { from: '127.0.0.2' }),
    );
    for (let nth = 0; nth < 20; nth++) {
      const { status, body } = await visitor.get('/api/session');
      expect([status, body.person?.lastName]).toEqual([200, 'Nieminen']);
    }
    return held;
  });
  // Those whose turn has not come may try again in a moment.
  for (const { status, headers } of await Promise.all(searches)) {
    expect([200, 503]).toContain(status);
    if (status === 503) expect(headers['retry-after']).toBeDefined();
  }
});
