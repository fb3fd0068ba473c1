import { afterAll, beforeAll, expect, it } from 'vitest';
import { LATEST_THREADS } from '#areas/messages/shared/messaging/operations/latest.ts';
import type { PageCall } from '#contract/pages/render.ts';
import { href } from '#contract/routes/routes.ts';
import { demoPeople } from '#demo/people.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { statementsOf } from '#platform/database/test-statements.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { Visitor } from '../test-visitor.ts';
import { testFrontEnd } from './test-front-end.ts';

const read = (key: string, query: Readonly<Record<string, string>> = {}): PageCall =>
  ({ key, url: key, input: { query: { lang: 'en', ...query } } }) as PageCall;

/** What the front page asks of somebody with every part of it. */
const CALLS = [
  read('GET /api/own-appointments', { only: 'upcoming' }),
  read('GET /api/mfa'),
  read('GET /api/payments/due'),
  read('GET /api/customer-messaging', { query: LATEST_THREADS }),
  read('GET /api/visits', { limit: '3' }),
  read('GET /api/prescriptions', { limit: '3' }),
  read('GET /api/laboratory', { limit: '3' }),
  read('GET /api/questionnaires'),
  read('GET /api/imaging', { limit: '3' }),
];

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, {
    frontEnd: testFrontEnd(() => CALLS),
    // Read once: their seconds may end between two visits.
    breaksMs: Number.POSITIVE_INFINITY,
  });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

/** Those of a visit to the front page, after a first one. */
async function statementsOfVisit(visitor: Visitor): Promise<readonly string[]> {
  const page = href('front-page', {}, 'en');
  await visitor.get(page);
  let body = '';
  const statements = await statementsOf(test, async () => {
    body = (await visitor.get(page)).body;
  });
  // No code of a problem stands beside the page's name: every call was answered.
  expect(body).toContain('<h1>front-page kaari en</h1>');
  return statements;
}

it('the front page takes at most 40 statements, one of which notes all that it has read', async () => {
  const person = demoPeople(TEST_NOW).find(({ key }) => key === 'eero');
  if (!person) throw new Error('Eero is not among the people of the demo');
  const eero = portal.visitor();
  await eero.signIn(person);
  const statements = await statementsOfVisit(eero);
  process.stdout.write(`The front page takes ${statements.length} statements.\n`);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(40);
  expect(statements.filter((each) => each.startsWith('insert into "access_log"'))).toHaveLength(1);
  const log = await test.owner
    .selectFrom('access_log')
    .select(['record_kind', 'request_id'])
    .orderBy('id', 'desc')
    .execute();
  const ofVisit = log.filter((row) => row.request_id === log[0]?.request_id);
  expect(ofVisit.map((row) => row.record_kind).sort()).toEqual([
    'appointments',
    'conversations',
    'imaging',
    'laboratory',
    'prescription',
    'questionnaires',
    'sms-login',
    'visits',
  ]);
});
