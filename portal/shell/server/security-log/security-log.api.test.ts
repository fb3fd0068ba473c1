import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { readConfig } from '../config/config.ts';
import { endpointTables } from '../endpoint-tables.ts';
import { REQUESTS, type Target } from '../http/authorisation-requests.ts';
import { giveRecord } from '../http/test-record.ts';
import { recordOf } from '../sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { Visitor } from '../test-visitor.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const EERO = { firstNames: 'Eero Juhani', lastName: 'Lehtonen', identityCode: '021179-905R' };
const MATTI = { firstNames: 'Matti Antero', lastName: 'Nieminen', identityCode: '211298-9217' };

let test: TestDatabase;
let portal: TestPortal;
let output = '';
const lines = () =>
  output
    .split('\n')
    .filter((line) => line.includes('"log":"security"'))
    .map((line) => JSON.parse(line));

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, {
    logTo: { write: (line) => (output += line) },
    // Fewer lines of other kinds make no difference to these.
    config: { logLevel: 'error', trustProxy: readConfig({ NODE_ENV: 'test', TRUST_PROXY: '1' }).trustProxy },
  });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});
beforeEach(() => {
  output = '';
});

/** Each test has a network of its own, so that others' requests are not counted with its own. */
let networks = 0;
async function signedIn(person = AINO) {
  const visitor = portal.visitor();
  await visitor.signIn(person);
  const from = { 'x-forwarded-for': `198.51.${networks++}.77` };
  return { visitor, from };
}
const send = (visitor: Visitor, key: string, from: Record<string, string>, body?: unknown) => {
  const [method = '', path = ''] = key.split(' ');
  return visitor.send(method, path, { body, headers: from });
};

describe('the security log', () => {
  it('logs a forged change, with who and where from', async () => {
    const { visitor, from } = await signedIn();
    await send(visitor, 'POST /api/logout', { ...from, 'x-csrf-token': 'forged' });
    expect(lines()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        log: 'security',
        event: 'forged',
        actor: expect.stringMatching(/^[\w-]{16}$/),
        source: expect.stringMatching(/^[\w-]{16}$/),
        network: from['x-forwarded-for'].replace(/77$/, '0/24'),
        endpoint: 'POST /api/logout',
        brand: 'kaari',
        request: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  it('names the same person alike in each of their sessions, and somebody else otherwise', async () => {
    for (const person of [AINO, AINO, EERO]) {
      const { visitor, from } = await signedIn(person);
      await send(visitor, 'POST /api/logout', from);
    }
    const [first, second, third] = lines().map(({ actor }) => actor);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
    expect(lines().map(({ event }) => event)).toEqual(['signedOut', 'signedOut', 'signedOut']);
  });

  it.each([
    ['GET /api/own-appointments?lang=fi', 'refused', 'authenticationRequired', 'GET /api/own-appointments'],
    [
      'GET /api/anon/appointment/aaaaaaaaaaaaaaaaaaaa?lang=fi',
      'linkUnknown',
      undefined,
      'GET /api/anon/appointment/{token}',
    ],
    [
      'GET /api/anon/appointment/aaaaaaaaaaaaaaaaaaaa/disownment?lang=fi',
      'linkUnknown',
      undefined,
      'GET /api/anon/appointment/{token}/disownment',
    ],
  ])('logs a stranger’s %s', async (address, event, reason, endpoint) => {
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    await portal.visitor().get(address.replace('GET ', ''), { headers });
    expect(lines()).toMatchObject([
      { event, ...(reason && { reason }), endpoint, actor: 'anonymous', network: '203.0.113.0/24' },
    ]);
  });

  it('logs a host that is not served here, without naming it', async () => {
    await portal.visitor('aino.virtanen.example').get('/api/session');
    expect(lines()).toMatchObject([{ event: 'misdirected', brand: null, endpoint: 'GET /api/session' }]);
  });

  it('logs that somebody came back from the identification service and was not signed in', async () => {
    await portal.visitor().get('/oauth/callback?state=unknown&code=x');
    expect(lines()).toMatchObject([
      { event: 'signInFailed', reason: 'replayed', endpoint: 'GET /oauth/callback', actor: 'anonymous' },
    ]);
  });

  it('logs that a person has ended sessions, downloaded their data and asked for deletion', async () => {
    const { visitor, from } = await signedIn(EERO);
    await send(visitor, 'DELETE /api/sessions', from);
    await visitor.get('/api/user/data?lang=fi', { headers: from });
    await send(visitor, 'POST /api/user/deletion-request?lang=fi', from);
    expect(lines().map(({ event }) => event)).toEqual([
      'sessionsEnded',
      'dataDownloaded',
      'deletionRequested',
    ]);
  });

  it('logs a registration that was refused and a limit that was hit', async () => {
    const { visitor, from } = await signedIn();
    await send(visitor, 'POST /api/user/register?lang=fi', from, {});
    for (let time = 0; time < 11; time++) await visitor.get('/api/user/data?lang=fi', { headers: from });
    const told = lines().map(({ event, reason }) => [event, reason]);
    expect(told).toContainEqual(['registrationRefused', 'invalidFields']);
    expect(told).toContainEqual(['limited', undefined]);
  });

  it('says nothing of what goes well, of pages that there are not and of single mistakes', async () => {
    const { visitor, from } = await signedIn();
    await visitor.get('/api/session', { headers: from });
    await visitor.get('/api/own-appointments?lang=fi', { headers: from });
    await visitor.get('/wp-login.php', { headers: from });
    await visitor.get('/api/nothing', { headers: from });
    await visitor.get('/api/appointments/clinics?lang=klingon', { headers: from });
    expect(lines()).toEqual([]);
  });
});

it('no log has anything of what was sent, or of the person', async () => {
  const secrets = {
    name: 'Kuvitteellinen',
    email: 'kuvitteellinen@example.com',
    phone: '0409998877',
    address: 'Salaisuudenkatu 7',
    code: '010203-998X',
  };
  const target: Target = {
    patientId: secrets.code,
    appointmentId: 1,
    slotId: 1,
    identityCode: secrets.code,
    childId: secrets.name,
    uploadToken: secrets.name,
    entries: await giveRecord(test, await recordOf(test, 'aino'), secrets.address),
    thread: 1,
    questionnaire: 1,
    invoice: 1,
    share: 1,
    secret: secrets.address,
  };
  // Nobody else's tests have used up the lines that he may cause in a minute.
  const { visitor } = await signedIn(MATTI);
  for (const who of [visitor, portal.visitor()]) {
    for (const key of endpointTables.flatMap(Object.keys)) {
      // Those that would end the session that the others are tried in.
      if (/logout|sessions/.test(key)) continue;
      const [method = '', template = ''] = key.split(' ');
      const path = template.replaceAll(/\{\w+\}/g, encodeURIComponent(secrets.name));
      const query = new URLSearchParams({
        lang: 'fi',
        ...secrets,
        token: secrets.name,
        csrfToken: secrets.code,
      });
      const headers = {
        'user-agent': secrets.name,
        'x-forwarded-for': '203.0.113.200',
        referer: secrets.address,
      };
      const body = { ...(REQUESTS[key]?.(target).body as object), ...secrets, firstName: secrets.name };
      await who.send(method, `${path}?${query}`, { headers, ...(method !== 'GET' && { body }) });
      await who.send(method, path, {
        headers: { ...headers, 'x-csrf-token': secrets.code },
        body: secrets.name,
      });
    }
    await who.get(`/fi/${secrets.name}?${new URLSearchParams(secrets)}`);
    await who.get(`/oauth/callback?error=${secrets.name}&state=${secrets.code}`);
  }
  await portal.visitor(`${secrets.name}.example`).get('/api/session');
  expect(lines().length).toBeGreaterThan(20);
  const told = [...Object.values(secrets), ...Object.values(MATTI), '203.0.113.200', '127.0.0.1'];
  for (const personal of told) {
    expect(output.toLowerCase()).not.toContain(personal.toLowerCase());
    expect(output).not.toContain(encodeURIComponent(personal));
  }
});
