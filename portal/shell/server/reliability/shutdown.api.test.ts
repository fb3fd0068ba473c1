import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { waitingForLocks } from '#platform/database/test-locks.ts';
import { startTestPortal } from '../test-portal.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('answers pending requests and accepts no new ones when it stops', async () => {
  const portal = await startTestPortal(test);
  const visitor = portal.visitor();
  await visitor.csrfToken();

  const { underWay, closing } = await test.owner.transaction().execute(async (tx) => {
    // Keeps the change waiting for as long as this transaction is open.
    await sql`lock table sessions in share row exclusive mode`.execute(tx);
    const change = visitor.send('PUT', '/api/session', { body: { analyticsConsent: true } });
    await isWaiting();
    const close = portal.close();
    await expect(askOnNewConnection(portal.visitor())).resolves.toMatch(/^(refused|503)$/);
    return { underWay: change, closing: close };
  });

  expect(await underWay).toMatchObject({ status: 200, body: { analyticsConsent: true } });
  const answeredAt = performance.now();
  await closing;
  // The caller's kept connection does not hold it up: that would be kept for more than a minute.
  expect(performance.now() - answeredAt).toBeLessThan(20_000);
  await expect(askOnNewConnection(portal.visitor())).resolves.toBe('refused');
});

type Asked = ReturnType<Awaited<ReturnType<typeof startTestPortal>>['visitor']>;

/** A new client's result: a status, or a refused connection. */
async function askOnNewConnection(visitor: Asked): Promise<string> {
  try {
    return String((await visitor.get('/api/session')).status);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ECONNREFUSED', 'ECONNRESET'].includes(code)) return 'refused';
    throw error;
  }
}

/** Resolves when a query of the portal waits for a lock. */
async function isWaiting(): Promise<void> {
  await expect.poll(() => waitingForLocks(test)).toBeGreaterThan(0);
}
