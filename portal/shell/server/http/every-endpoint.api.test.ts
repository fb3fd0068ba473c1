import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { endpointTables } from '../endpoint-tables.ts';
import { demoPerson } from '../sessions/test-guardians.ts';
import { testLog } from '../test-log.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

const log = testLog();
const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };

/** Path parameters that are well-formed, whether or not they name anything. */
const WELL_FORMED: Record<string, string> = {
  id: '999999999',
  ids: '999999999',
  message: '999999999',
  token: 'aaaaaaaaaaaaaaaaaaaa',
  date: '2026-03-30',
  lang: 'fi',
  what: 'entry-999999999',
  chat: 'mentalSupport',
  share: 'a'.repeat(43),
  clinic: 'KAM',
};

const all = endpointTables.flatMap((table) => Object.entries(table));
const those = (which: (key: string, endpoint: Endpoint) => unknown) =>
  all.filter(([key, endpoint]) => which(key, endpoint)).map(([key]) => key);
const isChange = (key: string) => !key.startsWith('GET ');

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  // All that there is, called from one address within a minute.
  portal = await startTestPortal(test, {
    logTo: log.logTo,
    config: { rateLimit: 100_000, logLevel: 'error' },
  });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
  // Nothing that a caller can send is a fault of the portal's.
  expect(log.errors()).toEqual([]);
});

/** Calls an endpoint as a patient would, but for what the test does wrong. */
async function call(
  key: string,
  wrong: {
    signedOut?: boolean;
    query?: Record<string, string>;
    params?: string;
    body?: unknown;
    /** In place of the session's token. */
    token?: string;
    headers?: Record<string, string>;
  },
) {
  const [method = '', template = ''] = key.split(' ');
  const path = template.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => wrong.params ?? WELL_FORMED[name] ?? '',
  );
  const visitor = portal.visitor();
  // What only minors have is asked for by one.
  if (!wrong.signedOut) await visitor.signIn(key.includes('/withholding') ? demoPerson('elsa') : AINO);
  const body = method === 'GET' || method === 'DELETE' ? undefined : (wrong.body ?? {});
  const csrfToken = wrong.token ?? (await visitor.csrfToken());
  const isInQuery = all.some(([each, { csrf }]) => each === key && csrf === 'query');
  const options = {
    body,
    headers: { ...(wrong.token && { 'x-csrf-token': wrong.token }), ...wrong.headers },
  };
  const address = `${path}?${new URLSearchParams({ ...wrong.query, ...(isInQuery && { csrfToken }) })}`;
  return method === 'GET' ? visitor.get(address, options) : visitor.send(method, address, options);
}

describe('every call', () => {
  it.each(those((_, { access }) => access !== 'anonymous'))('%s wants a signed-in caller', async (key) => {
    const answer = await call(key, { signedOut: true });
    expect(answer).toMatchObject({ status: 401, body: { code: 'authenticationRequired' } });
  });

  it.each(those((_, { access }) => access !== 'anonymous'))(
    '%s takes no session of another brand',
    async (key) => {
      const answer = await call(key, { headers: { host: `pikkujatti.localhost:${portal.port}` } });
      // The token of the session's form is no more worth there than its cookie.
      expect(answer.body.code).toBe(isChange(key) ? 'csrfFailed' : 'authenticationRequired');
    },
  );

  it.each(those(isChange))('%s wants the session’s token', async (key) => {
    const answer = await call(key, { token: 'stale' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'csrfFailed' } });
  });

  it.each(all.map(([key]) => key))(
    '%s is refused from a page that another person has opened',
    async (key) => {
      const answer = await call(key, { headers: { 'x-opened-by': 'somebody-else' } });
      expect(answer).toMatchObject({ status: 409, body: { code: 'scopeChanged' } });
    },
  );

  it.each(those((_, { idempotent }) => idempotent))('%s wants an idempotency key', async (key) => {
    const answer = await call(key, { headers: { 'idempotency-key': '' } });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'malformed', errors: [{ field: 'Idempotency-Key', code: 'required' }] },
    });
  });

  it.each(those((_, { params }) => params))('%s refuses a malformed address', async (key) => {
    const wrong = ['x!', '%2e%2e', 'ä'.repeat(60)];
    // A name may be any of these, and then names nothing.
    const wrongNumbers = /\{(slug|clinic)\}/.test(key) ? [] : ['0', '1e9'];
    for (const params of [...wrong, ...wrongNumbers]) {
      const answer = await call(key, { params: encodeURIComponent(params) });
      expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
    }
  });

  it.each(those((_, { query }) => query))('%s refuses a language that there is not', async (key) => {
    const answer = await call(key, { query: { lang: 'klingon' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  it.each(those((_, { body }) => body))('%s refuses a body that is none', async (key) => {
    for (const body of ['[]', '"text"', '{"broken"']) {
      expect(await call(key, { body })).toMatchObject({ status: 400, body: { code: 'malformed' } });
    }
  });

  it.each(those((_, { body }) => body))('%s names the fields that are missing', async (key) => {
    const answer = await call(key, { body: '{}' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalidFields' } });
    expect(answer.body.errors.length).toBeGreaterThan(0);
  });
});
