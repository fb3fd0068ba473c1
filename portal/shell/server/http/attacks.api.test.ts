import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { endpointTables } from '../endpoint-tables.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { Visitor } from '../test-visitor.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const EERO = { firstNames: 'Eero Juhani', lastName: 'Lehtonen', identityCode: '021179-905R' };

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { config: { rateLimit: 100_000 } });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

async function signedIn(person = AINO): Promise<Visitor> {
  const visitor = portal.visitor();
  await visitor.signIn(person);
  return visitor;
}
const cookieOf = (lines: readonly string[] | undefined, name: string) =>
  lines?.find((line) => line.startsWith(`${name}=`))?.split(';')[0] ?? '';

describe('a change that another site has a patient’s browser send', () => {
  const changes = endpointTables.flatMap((table) =>
    Object.entries(table).filter(([key]) => !key.startsWith('GET ')),
  );
  const refused = { status: 403, body: { code: 'csrfFailed' } };

  it.each(changes.map(([key, { csrf }]) => [key, csrf === 'query'] as const))(
    'is refused: %s',
    async (key, isInQuery) => {
      const [method = '', template = ''] = key.split(' ');
      const path = template.replaceAll(/\{\w+\}/g, '999999999');
      const victim = await signedIn();
      const strangers = await (await signedIn(EERO)).csrfToken();
      const own = await victim.csrfToken();
      const send = (token: string | null, headers: Record<string, string> = {}) => {
        const query = isInQuery && token !== null ? `?${new URLSearchParams({ csrfToken: token })}` : '';
        const body = method === 'DELETE' ? undefined : {};
        // The other place for a token counts for nothing.
        const given = isInQuery ? { 'x-csrf-token': own } : { 'x-csrf-token': token ?? '' };
        return victim.send(method, path + query, { body, headers: { ...given, ...headers } });
      };
      expect(await send(null)).toMatchObject(refused);
      expect(await send('')).toMatchObject(refused);
      expect(await send(strangers)).toMatchObject(refused);
      expect(await send(own, { origin: 'https://evil.example' })).toMatchObject(refused);
      expect(await send(own, { origin: 'null' })).toMatchObject(refused);
      for (const site of ['cross-site', 'same-site', 'none']) {
        expect(await send(own, { 'sec-fetch-site': site })).toMatchObject(refused);
      }
    },
  );
});

describe('a call that another site has a patient’s browser make', () => {
  const refused = { status: 403, body: { code: 'csrfFailed' } };

  it.each(endpointTables.flatMap((table) => Object.keys(table)).filter((key) => key.startsWith('GET ')))(
    'is refused: %s',
    async (key) => {
      const path = key.slice(4).replaceAll(/\{\w+\}/g, '999999999');
      const victim = await signedIn();
      for (const site of ['cross-site', 'same-site']) {
        expect(await victim.get(path, { headers: { 'sec-fetch-site': site } })).toMatchObject(refused);
      }
      const own = await victim.get(path, { headers: { 'sec-fetch-site': 'same-origin' } });
      expect(own.body).not.toMatchObject(refused.body);
    },
  );
});

describe('a cookie that an attacker has planted', () => {
  it('is worth nothing once the victim has signed in', async () => {
    const attacker = portal.visitor();
    const first = await attacker.get('/api/session');
    const planted = cookieOf(first.headers['set-cookie'], 'session');
    const victim = portal.visitor();
    await victim.get('/api/session', { headers: { cookie: planted } });
    await victim.signIn(AINO);
    const seen = await portal.visitor().get('/api/session', { headers: { cookie: planted } });
    expect(seen.body).toMatchObject({ person: null, isSessionValid: false });
    expect(seen.body.csrfToken).not.toBe((await victim.get('/api/session')).body.csrfToken);
  });

  it('is replaced when its session ends and when somebody comes back to it', async () => {
    const victim = await signedIn();
    const csrfToken = await victim.csrfToken();
    await victim.send('POST', '/api/logout');
    expect((await victim.get('/api/session')).body).toMatchObject({ person: null });
    const other = await signedIn();
    expect((await other.get('/api/session')).body.csrfToken).not.toBe(csrfToken);
  });

  it.each([
    'session=',
    'session=x',
    `session=${'A'.repeat(43)}`,
    `session=${'A'.repeat(5000)}`,
    'session=%00',
  ])('opens nothing: %s', async (cookie) => {
    const { status, body } = await portal.visitor().get('/api/session', { headers: { cookie } });
    expect([status, body.person]).toEqual([200, null]);
  });
});

const TAKES_ADDRESS = [
  '/oauth/authenticate',
  '/oauth/callback',
  '/logout',
  '/api/insurance/lahitapiola-apply-permit',
  '/api/insurance/lahitapiola-permit-return',
  '/',
];

describe('an address to go on to', () => {
  it('leads nobody away from the portal, whichever route takes it', async () => {
    const visitor = portal.visitor();
    const hostile = fc.oneof(
      fc.webUrl(),
      fc
        .tuple(fc.constantFrom('//', '/\\', '\\\\', 'javascript:', '/%2f', '/fi/..//'), fc.domain())
        .map((parts) => parts.join('')),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (next) => {
        const names = { next, nextPath: next, redirectTo: next };
        const query = new URLSearchParams({ lang: 'fi', channel: 'w', ...names });
        for (const path of TAKES_ADDRESS) {
          const { headers } = await visitor.get(`${path}?${query}`);
          const to = new URL(headers.location ?? '/', 'http://kaari.localhost');
          expect(to.host).toBe('kaari.localhost');
          const after = to.searchParams.get('nextPath') ?? '/';
          expect(new URL(after, to).host).toBe('kaari.localhost');
        }
      }),
      { numRuns: 60 },
    );
  });
});
