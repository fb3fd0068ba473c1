import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal } from '../test-portal.ts';
import { testFrontEnd } from './test-front-end.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it.each([
  ['https://kaari.test', true],
  ['http://kaari.test', false],
])('the language of the last page is kept where it may travel: %s', async (origin, isSecure) => {
  const portal = await startTestPortal(test, {
    frontEnd: testFrontEnd(),
    config: { origins: { kaari: origin } },
  });
  try {
    const { headers } = await portal.visitor('kaari.test').get('/sv/lediga-tider');
    const cookie = headers['set-cookie']?.find((line) => line.startsWith('language=sv;')) ?? '';
    expect(cookie).not.toBe('');
    expect(/; Secure/.test(cookie)).toBe(isSecure);
  } finally {
    await portal.close();
  }
});
