import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateKeysIn } from '#outside/identification/client/client-keys.ts';
import { walkSignIn } from '#outside/identification/sandbox/walk-sign-in.ts';
import { type Sandbox, startSandbox } from '#outside/sandbox/sandbox.ts';
import { readSandboxSettings } from '#outside/sandbox/settings.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { sandboxPorts } from '#platform/free-ports.ts';
import { type Config, readConfig } from '../config/config.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

const ports = await sandboxPorts();

let folder: string;
let test: TestDatabase;
let serviceKeysFile: string;
let config: Pick<Config, 'port' | 'identification'>;

beforeAll(async () => {
  [folder, test] = await Promise.all([mkdtemp(join(tmpdir(), 'portal-keys-')), createTestDatabase()]);
  serviceKeysFile = join(folder, 'identification-service-keys.json');
  const { port, identification } = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...ports });
  config = { port, identification };
});
afterAll(() => Promise.all([test.drop(), rm(folder, { recursive: true })]));

describe('a whole sign-in', () => {
  let sandbox: Sandbox;
  let portal: TestPortal;

  beforeAll(async () => {
    [sandbox, portal] = await Promise.all([
      startSandbox(readSandboxSettings({ ...ports, IDENTIFICATION_SERVICE_KEYS_FILE: serviceKeysFile })),
      startTestPortal(test, { config, clock: () => new Date() }),
    ]);
  });
  afterAll(() => Promise.all([sandbox.close(), portal.close()]));

  const get = (path: string, cookies: ReadonlyMap<string, string> = new Map()) =>
    fetch(`http://localhost:${ports.PORT}${path}`, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });

  const keep = (cookies: Map<string, string>, response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
  };

  it('goes to the service and back, and ends in a session of the identified person', async () => {
    const cookies = new Map<string, string>();
    const begun = await get('/oauth/authenticate?lang=fi&next=/fi/ohjeita&acr_values=lumipankki');
    keep(cookies, begun);
    const visitorsSession = cookies.get('session');
    const back = await walkSignIn(begun.headers.get('location') ?? '', { person: 'matti' });
    const finished = await get(back.pathname + back.search, cookies);
    expect(finished.status).toBe(303);
    expect(finished.headers.get('location')).toBe('/fi/rekisterointi?next=%2Ffi%2Fohjeita');
    keep(cookies, finished);
    expect(cookies.get('session')).not.toBe(visitorsSession);
    // The page that follows reads it, so a script must see it, for a moment.
    expect(finished.headers.getSetCookie()).toContain('authSuccess=true; Max-Age=60; Path=/; SameSite=Lax');
    const rows = await test.owner.selectFrom('sessions').select(['person', 'patient_id']).execute();
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(JSON.parse(test.vault.open('sessions.person', row?.person ?? ''))).toEqual({
      firstNames: expect.stringMatching(/^Matti/),
      lastName: 'Nieminen',
      identityCode: '211298-9217',
    });
  });

  it('publishes the portal’s keys, and knows nobody by that', async () => {
    const response = await get('/oauth/jwks');
    expect(response.headers.get('content-type')).toMatch(/^application\/jwk-set\+json\b/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(response.headers.getSetCookie()).toEqual([]);
    const { keys } = (await response.json()) as { keys: Record<string, string>[] };
    expect(keys.map(({ use, alg }) => `${use} ${alg}`)).toEqual(['sig RS256', 'sig RS256', 'enc RSA-OAEP']);
    for (const key of keys) expect(key).not.toHaveProperty('d');
  });
});

describe('a production start', () => {
  const startWith = (files: { keysFile?: string; serviceKeysFile?: string }) =>
    startTestPortal(test, {
      config: {
        port: 0,
        isProduction: true,
        identification: {
          ...config.identification,
          credentials: {
            profile: 'finnish-trust-network',
            keysFile: goodKeysFile,
            serviceKeysFile,
            ...files,
          },
        },
      },
    });
  let goodKeysFile: string;
  beforeAll(async () => {
    goodKeysFile = join(folder, 'good.json');
    await rotateKeysIn(goodKeysFile);
  });

  it.each(['keysFile', 'serviceKeysFile'] as const)('is refused without the file %s', async (name) => {
    await expect(startWith({ [name]: join(folder, 'nothing.json') })).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringContaining(
        name === 'keysFile' ? 'IDENTIFICATION_KEYS_FILE' : 'IDENTIFICATION_SERVICE_KEYS_FILE',
      ),
    });
  });

  it.each([
    ['keysFile', 'have none to sign with'],
    ['serviceKeysFile', 'are none'],
  ])('is refused with keys in %s that are none', async (name, reason) => {
    const file = join(folder, 'none.json');
    await writeFile(file, '{"keys":[]}');
    await expect(startWith({ [name]: file })).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringContaining(reason),
    });
  });
});
