import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';

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

it.each([
  ['lang=en&invoice=71&invoice=72', '/en/pay/71?and=72'],
  ['lang=sv&invoice=71', '/sv/betala/71'],
  ['lang=en', '/en/invoices'],
  ['lang=en&invoice=//evil.example&invoice=0&invoice=-1', '/en/invoices'],
  ['lang=xx&invoice=5', '/fi/maksa/5'],
  [
    `lang=en&${Array.from({ length: 12 }, (_, nth) => `invoice=${nth + 1}`).join('&')}`,
    /^\/en\/pay\/1\?(and=\d+&?){9}$/,
  ],
])('leads from a choice without scripts to the page that pays it: %s', async (query, expected) => {
  const { status, headers } = await portal.visitor().get(`/payments/choose?${query}`);
  expect(status).toBe(303);
  if (typeof expected === 'string') expect(headers.location).toBe(expected);
  else expect(headers.location).toMatch(expected);
});
