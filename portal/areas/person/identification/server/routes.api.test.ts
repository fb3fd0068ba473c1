import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { BROKERS } from '#outside/identification/client/brokers.ts';
import { CLIENT_IDS } from '#outside/identification/client/client-ids.ts';
import { type ClientKeys, clientKeysIn } from '#outside/identification/client/client-keys.ts';
import { createIdentification } from '#outside/identification/client/identification.ts';
import { serviceKeysIn } from '#outside/identification/client/service-keys.ts';
import { walkSignIn } from '#outside/identification/sandbox/walk-sign-in.ts';
import { type Sandbox, startSandbox } from '#outside/sandbox/sandbox.ts';
import { readSandboxSettings } from '#outside/sandbox/settings.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { sandboxPorts } from '#platform/free-ports.ts';
import type { Identified } from '#platform/session/session-control.ts';
import { createIdentificationRoutes } from './routes.ts';

const AINO = '140385-902F';
const AINOS_ID = '6f0c4f0e-3f5b-4c0e-9d0a-0f8a3a1e2b11';
const folder = mkdtempSync(join(tmpdir(), 'identification-'));
const serviceKeysFile = join(folder, 'service-keys.json');
const ports = await sandboxPorts();
const sandboxSettings = readSandboxSettings({
  ...ports,
  IDENTIFICATION_SERVICE_KEYS_FILE: serviceKeysFile,
});
const origin = `http://kaari.localhost:${ports.PORT}`;

let keys: ClientKeys;
let sandbox: Sandbox;
let test: TestDatabase;
let server: FastifyInstance;
let now: Date;
let started: Identified[];

beforeAll(async () => {
  [sandbox, test] = await Promise.all([startSandbox(sandboxSettings), createTestDatabase()]);
  keys = clientKeysIn(join(folder, 'keys.json'), { createsMissing: true });
  await test.owner
    .insertInto('patients')
    .values(
      sealPatient(test.vault, {
        id: AINOS_ID,
        identity_code: AINO,
        first_names: 'Aino Maria',
        last_name: 'Virtanen',
      }),
    )
    .execute();
  await test.owner
    .insertInto('identities')
    .values({ identity_hash: test.vault.hash('identity', AINO), patient_id: AINOS_ID })
    .execute();
});
afterAll(() => Promise.all([sandbox.close(), test.drop(), rm(folder, { recursive: true })]));

beforeEach(async () => {
  now = TEST_NOW;
  started = [];
  server = fastify();
  await server.register(cookie);
  await server.register(
    createIdentificationRoutes({
      methods: sandboxSettings.identification.methods,
      identification: createIdentification({
        issuer: sandboxSettings.issuer,
        clientIds: CLIENT_IDS,
        credentials: {
          profile: 'finnish-trust-network',
          keys,
          serviceKeys: serviceKeysIn(serviceKeysFile),
        },
        broker: BROKERS.parameter,
        allowInsecure: true,
        acceptsDevelopmentIdentityCodes: true,
      }),
      inScope: test.inScope,
      vault: test.vault,
      sessions: {
        start: async (_request, _reply, identified) => {
          started.push(identified);
        },
      },
      visitOf: (request) => ({
        brand: request.host.startsWith('pikkujatti') ? 'pikkujatti' : 'kaari',
        origin: `http://${request.host}`,
        language: 'fi',
        address: '192.0.2.1',
        now,
      }),
      isSecure: false,
    }),
  );
  // The service asks for the portal's keys where they are published.
  await server.listen({ host: 'localhost', port: Number(ports.PORT) });
});
afterEach(async () => {
  sandbox.faults.set('identification', 'none');
  await server.close();
});

async function get(url: string, browser?: string) {
  const { host } = new URL(url, origin);
  const response = await server.inject({
    url,
    headers: { host },
    cookies: browser ? { 'sign-in': browser } : {},
  });
  return {
    status: response.statusCode,
    location: String(response.headers.location),
    cookie: response.cookies.find(({ name }) => name === 'sign-in'),
  };
}

/** Begins a sign-in and lets the person answer at the service; what remains is to come back. */
async function identifyAs(person: string, query: Record<string, string> = {}, cancels = false, at = origin) {
  const begun = await get(`${at}/oauth/authenticate?${new URLSearchParams({ lang: 'sv', ...query })}`);
  const back = await walkSignIn(begun.location, { person, cancels });
  return { back: back.href, browser: begun.cookie?.value ?? '' };
}

/** What a sign-in asks the service, as it is signed. */
const questionOf = (location: string) => decodeJwt(new URL(location).searchParams.get('request') ?? '');

const loginPage = (error: string, next?: string) =>
  `/sv/loggain?${new URLSearchParams({ ...(next && { nextPath: next }), error })}`;

describe('GET /oauth/authenticate', () => {
  it('ties the sign-in to the browser by a cookie that no script reads', async () => {
    const { status, location, cookie: set } = await get(`${origin}/oauth/authenticate?lang=sv`);
    expect(status).toBe(303);
    expect(location).toContain(`http://localhost:${ports.SANDBOX_PORT}/identification/auth?`);
    expect(set).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  it('keeps the cookie of a browser that has a sign-in under way already', async () => {
    const first = await get(`${origin}/oauth/authenticate?lang=fi`);
    const second = await get(`${origin}/oauth/authenticate?lang=fi`, first.cookie?.value);
    expect(second.cookie?.value).toBe(first.cookie?.value);
  });

  it('passes the language, the level and the chosen bank on', async () => {
    const acr_values = 'http://ftn.ficora.fi/2017/loa3 lumipankki';
    const { location } = await get(
      `${origin}/oauth/authenticate?${new URLSearchParams({ lang: 'en', acr_values })}`,
    );
    expect(questionOf(location)).toMatchObject({
      ui_locales: 'en',
      acr_values: 'http://ftn.ficora.fi/2017/loa3',
      ftn_idp_id: 'lumipankki',
    });
  });

  it.each(['lang=de&next=/fi&next=/sv', 'lang=fi&lang=sv', `acr_values=${'x'.repeat(600)}`, ''])(
    'takes what it understands of the query "%s"',
    async (query) => {
      const { location } = await get(`${origin}/oauth/authenticate?${query}`);
      expect(questionOf(location)).toMatchObject({
        ui_locales: 'fi',
        acr_values: 'http://ftn.ficora.fi/2017/loa2',
      });
    },
  );

  it('answers with the login page while the service is out of order', async () => {
    sandbox.faults.set('identification', 'down');
    const { status, location } = await get(`${origin}/oauth/authenticate?lang=sv&next=/sv/tidsbokningar`);
    expect(status).toBe(303);
    expect(location).toBe(loginPage('unavailable', '/sv/tidsbokningar'));
  });

  it('keeps nothing readable of a sign-in', async () => {
    const { location } = await get(`${origin}/oauth/authenticate?lang=sv&next=/sv/tidsbokningar`);
    const { nonce, state } = questionOf(location);
    const rows = await test.owner.selectFrom('sign_ins').selectAll().execute();
    const kept = rows.map((row) => row.content + row.state_hash.toString('utf8')).join();
    for (const secret of ['tidsbokningar', nonce, state]) {
      expect(kept).not.toContain(secret);
    }
  });
});

describe('GET /oauth/callback', () => {
  it('signs a patient in, by their identity code, and goes on to where they were', async () => {
    const { back, browser } = await identifyAs('aino', { next: '/sv/tidsbokningar' });
    expect(await get(back, browser)).toMatchObject({ status: 303, location: '/sv/tidsbokningar' });
    expect(started).toEqual([
      { person: expect.objectContaining({ lastName: 'Virtanen', identityCode: AINO }), patientId: AINOS_ID },
    ]);
  });

  it('a professional without a destination is told first what they can do here', async () => {
    const goesTo = async (person: string, query = {}) => {
      const { back, browser } = await identifyAs(person, query);
      return (await get(back, browser)).location;
    };
    expect(await goesTo('aino')).toBe('/sv');
    for (const code of [AINO, '121076-928B'])
      await sql`insert into professional_users (identity_hash, kind, name, title)
        values (${personHash(test.vault, code)}, 'professional', 'sealed', '{}')`.execute(test.owner);
    expect(await goesTo('aino')).toBe('/sv/arbetsyta');
    expect(await goesTo('aino', { next: '/sv' })).toBe('/sv/arbetsyta');
    expect(await goesTo('aino', { next: '/sv/tidsbokningar' })).toBe('/sv/tidsbokningar');
    // Not a patient, and not asked to become one.
    expect(await goesTo('ilona')).toBe('/sv/arbetsyta');
    await sql`update professional_users set left_at = now()`.execute(test.owner);
    expect(await goesTo('aino')).toBe('/sv');
    await sql`delete from professional_users`.execute(test.owner);
  });

  it('leads who is not registered to the registration, and from there on', async () => {
    const next = '/sv/tidsbokning';
    const { back, browser } = await identifyAs('matti', { next });
    expect(await get(back, browser)).toMatchObject({
      location: `/sv/registrering?next=${encodeURIComponent(next)}`,
    });
    expect(started).toEqual([{ person: expect.objectContaining({ lastName: 'Nieminen' }), patientId: null }]);
  });

  describe('of a child', () => {
    const children = origin.replace('kaari.', 'pikkujatti.');
    const next = '/sv/tidsbokningar';
    // The service's children are as old as they are by the machine's clock.
    beforeEach(() => {
      now = new Date();
    });

    it('leads to the way in where guardians act at that age, and signs nobody in', async () => {
      const { back, browser } = await identifyAs('elsa', { next }, false, children);
      const entry = `/sv/transaktionsbana?${new URLSearchParams({ nextPath: next, error: 'guardianNeeded' })}`;
      expect(await get(back, browser)).toMatchObject({ status: 303, location: entry });
      expect(started).toEqual([]);
    });

    it.each([
      ['somebody old enough', 'viktor', children],
      ['where no guardian acts', 'elsa', origin],
    ])('signs her in %s', async (_, person, at) => {
      const { back, browser } = await identifyAs(person, { next }, false, at);
      await get(back, browser);
      expect(started).toEqual([
        { person: expect.objectContaining({ lastName: 'Lindström' }), patientId: null },
      ]);
    });
  });

  it.each([
    'https://example.com/',
    '//example.com',
    '/\\example.com',
    '/api/logout',
    '/oauth/authenticate',
    'javascript:alert(1)',
  ])('goes to the front page instead of to %s', async (next) => {
    const { back, browser } = await identifyAs('aino', { next });
    expect(await get(back, browser)).toMatchObject({ location: '/sv' });
  });

  it('tells who cancelled so, and keeps where they were going', async () => {
    const { back, browser } = await identifyAs('aino', { next: '/sv/tidsbokningar' }, true);
    expect((await get(back, browser)).location).toBe(loginPage('cancelled', '/sv/tidsbokningar'));
    expect(started).toEqual([]);
  });

  it('counts an answer once', async () => {
    const { back, browser } = await identifyAs('aino');
    await get(back, browser);
    expect((await get(back, browser)).location).toBe('/fi/kirjaudu?error=replayed');
    expect(started).toHaveLength(1);
  });

  it('signs one in when an answer arrives twice at once', async () => {
    const { back, browser } = await identifyAs('aino');
    await Promise.all([get(back, browser), get(back, browser), get(back, browser)]);
    expect(started).toHaveLength(1);
  });

  it.each([undefined, 'x'.repeat(43)])(
    'refuses an answer in another browser (cookie %s)',
    async (browser) => {
      const { back } = await identifyAs('aino');
      expect((await get(back, browser)).location).toBe('/fi/kirjaudu?error=replayed');
      expect(started).toEqual([]);
    },
  );

  it('refuses an answer that was meant for the other brand', async () => {
    const { back, browser } = await identifyAs('aino');
    const moved = back.replace('kaari.', 'pikkujatti.');
    expect((await get(moved, browser)).location).toBe('/fi/kirjaudu?error=replayed');
    expect(started).toEqual([]);
  });

  it('refuses an answer after 20 minutes', async () => {
    const { back, browser } = await identifyAs('aino');
    now = new Date(TEST_NOW.getTime() + 20 * 60_000 + 1);
    expect((await get(back, browser)).location).toBe(loginPage('expired'));
    expect(started).toEqual([]);
  });

  it('refuses a forged answer', async () => {
    const { back, browser } = await identifyAs('aino');
    const forged = new URL(back);
    forged.searchParams.set('code', 'guessed');
    expect((await get(forged.href, browser)).location).toBe(loginPage('failed'));
    expect(started).toEqual([]);
  });

  it('says so when the service breaks down before it has vouched', async () => {
    const { back, browser } = await identifyAs('aino');
    sandbox.faults.set('identification', 'down');
    expect((await get(back, browser)).location).toBe(loginPage('unavailable'));
  });

  it.each(['', '?state=', '?state=a&state=b', '?error=access_denied'])(
    'refuses %s, which answers nothing',
    async (query) => {
      expect((await get(`${origin}/oauth/callback${query}`)).location).toBe('/fi/kirjaudu?error=replayed');
    },
  );
});
