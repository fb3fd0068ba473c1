import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

const LIMIT = 5;

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase();
  portal = await startTestPortal(test, { config: { rateLimit: LIMIT } });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

it('answers 429 with the time to wait to one who asks too much, and to nobody else', async () => {
  const eager = () => portal.visitor().get('/api/session', { from: '127.0.2.1' });
  for (let asked = 0; asked < LIMIT; asked++) expect((await eager()).status).toBe(200);

  const refused = await eager();
  expect(refused.status).toBe(429);
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.body).toMatchObject({ status: 429, code: 'tooManyRequests' });

  expect((await portal.visitor().get('/api/session', { from: '127.0.2.2' })).status).toBe(200);
  expect((await portal.visitor().get('/health/ready', { from: '127.0.2.1' })).status).toBe(200);
});
