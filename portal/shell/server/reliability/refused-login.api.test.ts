import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { href } from '#contract/routes/routes.ts';
import { type Connection, connect } from '#platform/database/connect.ts';
import { createInScope } from '#platform/database/scope.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { testFrontEnd } from '../render/test-front-end.ts';
import { demoPerson } from '../sessions/test-guardians.ts';
import { testLog } from '../test-log.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { TestAnswer, Visitor } from '../test-visitor.ts';

/** What the database says to who wants to connect, and how that is brought about. */
const REFUSALS = [
  ['28000', 'nologin', 'login'],
  ['53300', 'connection limit 0', 'connection limit -1'],
] as const;

const PROBLEM = ['application/problem+json; charset=utf-8', { code: 'temporarilyUnavailable' }] as const;
const PAGE = ['text/html; charset=utf-8', expect.stringContaining('<h1>')] as const;
const TOKEN = ['application/json; charset=utf-8', { error: 'temporarily_unavailable' }] as const;
const FHIR = [
  'application/fhir+json; charset=utf-8',
  { resourceType: 'OperationOutcome', issue: [{ code: 'transient' }] },
] as const;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const BEARER = { headers: { authorization: `Bearer ${'g'.repeat(43)}` } };

/** Every kind of answer, with how it is asked for. */
const ASKED: readonly [string, (visitor: Visitor) => Promise<TestAnswer>, readonly [string, unknown]][] = [
  ['a page', (visitor) => visitor.get(href('login-page-for-anonymous-users', {}, 'fi')), PAGE],
  ['a patient’s page', (visitor) => visitor.get(href('appointment-list', {}, 'sv')), PAGE],
  ['a step of an identification', (visitor) => visitor.get('/oauth/callback?state=x&code=y'), PAGE],
  ['a call', (visitor) => visitor.get('/api/own-appointments?lang=fi'), PROBLEM],
  ['a search', (visitor) => visitor.get('/api/appointments?lang=fi'), PROBLEM],
  [
    'a change',
    (visitor) => visitor.send('PUT', '/api/session', { body: { analyticsConsent: true } }),
    PROBLEM,
  ],
  [
    'GraphQL',
    (visitor) => visitor.send('POST', '/api/customer-messaging', { body: { query: '{ a }' } }),
    PROBLEM,
  ],
  ['a download', (visitor) => visitor.get('/api/health-record/documents/health-record.pdf?lang=fi'), PROBLEM],
  ['all data', (visitor) => visitor.get('/api/user/data?lang=fi'), PROBLEM],
  ['a calendar', (visitor) => visitor.get(`/calendar/${'a'.repeat(43)}.ics`), PAGE],
  ['FHIR', (visitor) => visitor.get('/fhir/R4/Patient/1', BEARER), FHIR],
  [
    'a token',
    (visitor) =>
      visitor.send('POST', '/oauth/token', {
        body: `grant_type=refresh_token&client_id=sandbox-app&refresh_token=${'a'.repeat(43)}`,
        headers: FORM,
      }),
    TOKEN,
  ],
  [
    'the end of a token',
    (visitor) =>
      visitor.send('POST', '/oauth/revoke', {
        body: `client_id=sandbox-app&token=${'a'.repeat(43)}`,
        headers: FORM,
      }),
    TOKEN,
  ],
];

const log = testLog();
let test: TestDatabase;
let own: Connection;
let portal: TestPortal;
let aino: Visitor;
/** The portal's login alone: others of the server's must go on. */
const login = `portal_${randomBytes(6).toString('hex')}`;

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  await sql`create role ${sql.id(login)} login in role portal_app`.execute(test.owner);
  const url = new URL(test.url);
  url.username = login;
  own = connect(url.href);
  portal = await startTestPortal(
    { ...test, db: own.db, queue: own.queue, inScope: createInScope(own.db) },
    { frontEnd: testFrontEnd(), logTo: log.logTo, config: { logLevel: 'info' } },
  );
  aino = portal.visitor();
  await aino.signIn(demoPerson('aino'));
  await aino.csrfToken();
});
afterAll(async () => {
  await portal.close();
  await own.close();
  await sql`drop role ${sql.id(login)}`.execute(test.owner);
  await test.drop();
});

describe.each(REFUSALS)('while the database refuses connections with %s', (state, refusal, end) => {
  beforeAll(async () => {
    await sql`alter role ${sql.id(login)} ${sql.raw(refusal)}`.execute(test.owner);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${login}`.execute(
      test.owner,
    );
  });
  afterAll(async () => {
    await sql`alter role ${sql.id(login)} ${sql.raw(end)}`.execute(test.owner);
  });

  it.each(ASKED)('%s is answered 503, with when to come again', async (_, ask, [type, body]) => {
    const answer = await ask(aino);
    expect([answer.status, answer.headers['content-type']]).toEqual([503, type]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    if (typeof body === 'object' && !('asymmetricMatch' in Object(body)))
      expect(answer.body).toMatchObject(body as object);
    else expect(answer.body).toEqual(body);
  });

  it('is not ready, and says why', async () => {
    const { status, headers, body } = await portal.visitor().get('/health/ready');
    expect([status, body]).toEqual([503, { status: 'noDatabase', reason: state }]);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await portal.visitor().get('/health/live')).status).toBe(200);
  });
});

it('goes on by itself once it may connect, and has logged nothing as an error', async () => {
  await expect.poll(async () => (await aino.get('/api/own-appointments?lang=fi')).status).toBe(200);
  expect(log.errors()).toEqual([]);
});
