import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { href } from '#contract/routes/routes.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import type { FrontEnd } from '../render/front-end.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { TestAnswer } from '../test-visitor.ts';

const MOST = 8;
/** One caller fills half of the room at most. */
const CALLERS = ['127.0.0.2', '127.0.0.3'];
const SLOW = '/api/appointments/clinics?lang=fi';
const LOGIN = href('login-page-for-anonymous-users', {}, 'fi');

/** Pages that say what they are; `shell/browser/entry-server.test.tsx` draws the real one. */
const frontEnd: FrontEnd = {
  renderer: async () => ({
    isBuilt: () => true,
    calls: async () => [],
    messages: async () => ({}),
    document: async ({ page }) => ({ title: page.key, modules: [], page: null, written: [] }),
    render: async ({ brand, lang, page }) => Buffer.from(`<h1>${brand.id} ${lang} ${page.key}</h1>`),
  }),
  assets: () => ({ styles: ['/assets/style.css'], modules: [], fonts: [], page: null, entry: '' }),
  serveFiles: async (server) => {
    server.get('/assets/style.css', async () => 'a{}');
  },
};

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase();
  const pressure = { most: MOST, mostWhenBusy: MOST, connectionWait: 60_000 };
  portal = await startTestPortal(test, { frontEnd, config: { pressure } });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

/** While `meanwhile` runs, calls for the clinics are not answered, or what looks into another table. */
function whileHeld<T>(meanwhile: () => Promise<T>, table = 'clinics'): Promise<T> {
  return test.owner.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
    return meanwhile();
  });
}

/** As many calls as there is room for. Resolves once all of them are under way. */
async function fill() {
  const visitor = portal.visitor();
  const calls = Array.from({ length: MOST }, (_, nth) => visitor.get(SLOW, { from: CALLERS[nth % 2] }));
  await expect.poll(() => waiting()).toBe(MOST);
  return calls;
}

describe('with as much in flight as the process may have', () => {
  it('refuses calls before their session is opened, pages in the brand’s look, and says when to come back', async () => {
    const held = await whileHeld(async () => {
      const calls = await fill();
      const call = await portal.visitor().get('/api/session');
      expect(call).toMatchObject({ status: 503, body: { code: 'temporarilyUnavailable' } });
      expect(call.headers['content-type']).toMatch('application/problem+json');
      expect(call.headers['retry-after']).toMatch(/^[2-5]$/);
      expect(call.headers['set-cookie']).toBeUndefined();

      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const page = await portal.visitor(`pikkujatti.localhost:${portal.port}`).get('/sv/x', { headers });
        expect(page.status).toBe(503);
        expect(page.headers['content-type']).toMatch('text/html');
        expect(page.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
        expect(page.headers['retry-after']).toMatch(/^[2-5]$/);
        expect(page.headers['content-language']).toBe('sv');
        expect(page.headers['content-security-policy']).toMatch("default-src 'none'");
        expect(page.headers['set-cookie']).toBeUndefined();
        if (encoding !== 'identity') continue;
        expect(page.body).toContain('<h1>pikkujatti sv busy</h1>');
        expect(page.body).toContain('href="/assets/style.css"');
        expect(page.body).not.toMatch(/<script|nonce/);
      }
      return calls;
    });
    for (const { status } of await Promise.all(held)) expect(status).toBe(200);
    expect((await portal.visitor().get(LOGIN)).status).toBe(200);
  });

  it('protects a refusal by the headers of every other answer', async () => {
    const protections = ({ headers }: TestAnswer) => {
      const { 'content-security-policy': policy = '', ...others } = headers;
      const names = Object.keys(others).filter((name) =>
        /^(x-(?!request)|cross|origin|referrer|perm|strict)/.test(name),
      );
      const kept = Object.fromEntries(names.map((name) => [name, others[name]]));
      // It writes no script and no style that a nonce would allow.
      return { ...kept, policy: String(policy).replaceAll(/ 'nonce-[^']+'/g, '') };
    };
    const accepted = protections(await portal.visitor().get('/api/session'));
    const calls = await whileHeld(async () => {
      const held = await fill();
      for (const path of ['/api/session', LOGIN]) {
        const refused = await portal.visitor().get(path);
        expect(refused.status).toBe(503);
        expect(protections(refused)).toEqual(accepted);
        expect(refused.headers['cache-control']).toBe('no-store');
        expect(refused.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      }
      expect((await portal.visitor('elsewhere.example').get('/api/session')).status).toBe(421);
      return held;
    });
    await Promise.all(calls);
  });

  it('answers files, probes, ways back from an identification, and changes that carry their key', async () => {
    const visitor = portal.visitor();
    await visitor.csrfToken();
    const held = await whileHeld(async () => {
      const calls = await fill();
      for (const path of ['/assets/style.css', '/health/live', '/health/ready']) {
        expect((await visitor.get(path)).status).toBe(200);
      }
      expect((await visitor.get('/oauth/callback?state=x&code=y')).status).not.toBe(503);
      const change = await visitor.send('POST', '/api/reserve-appointment', { body: {} });
      expect(change.body).toMatchObject({ code: 'authenticationRequired' });
      // What no change could be known by is no key.
      for (const text of ['x', 'a'.repeat(101), 'a b c d e f', 'ä'.repeat(8)]) {
        const headers = { 'idempotency-key': text };
        expect((await visitor.send('POST', '/api/reserve-appointment', { body: {}, headers })).status).toBe(
          503,
        );
      }
      // A key makes no change of what is none.
      const headers = { 'idempotency-key': 'a'.repeat(20) };
      expect((await visitor.get('/api/session', { headers })).status).toBe(503);
      return calls;
    });
    await Promise.all(held);
  });

  it('refuses apps as they understand it, and lets nobody begin to let one in', async () => {
    const visitor = portal.visitor();
    await visitor.csrfToken();
    const held = await whileHeld(async () => {
      const calls = await fill();
      for (const path of ['/fhir/R4/Observation', '/fhir/R4/Patient/1/$everything', '/fhir/R4/metadata']) {
        const { status, headers, body } = await visitor.get(path);
        expect([path, status, headers['content-type']]).toEqual([
          path,
          503,
          'application/fhir+json; charset=utf-8',
        ]);
        expect(body).toMatchObject({
          resourceType: 'OperationOutcome',
          issue: [{ code: 'transient' }],
        });
        expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
        expect(headers['retry-after']).toMatch(/^[2-5]$/);
      }
      for (const path of ['/oauth/token', '/oauth/revoke']) {
        const { status, body } = await visitor.send('POST', path, { body: {} });
        expect([path, status, body]).toEqual([path, 503, { error: 'temporarily_unavailable' }]);
      }
      const begun = await visitor.get('/oauth/authorize?client_id=x');
      expect([begun.status, begun.body]).toEqual([503, expect.stringContaining('kaari fi busy')]);
      return calls;
    });
    await Promise.all(held);
  });

  it('counts what apps ask: a flood of theirs takes half of the room', async () => {
    const headers = { authorization: `Bearer ${'g'.repeat(43)}` };
    const calls = await whileHeld(async () => {
      const all = Array.from({ length: MOST }, () =>
        portal.visitor().get('/fhir/R4/Patient/1', { headers, from: CALLERS[0] }),
      );
      await expect.poll(() => waiting('app_secrets')).toBe(MOST / 2);
      expect((await portal.visitor().get('/api/session')).status).toBe(200);
      return all;
    }, 'app_secrets');
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(MOST / 2).fill(401), ...Array(MOST / 2).fill(503)]);
  });

  it('counts nobody whose body has yet to arrive: a byte now and then keeps no others out', async () => {
    const slow = Array.from({ length: MOST + 1 }, beginBody);
    await Promise.all(slow.map(({ begun }) => begun));
    // The answer to a request that was sent later than their beginnings says that these have been read.
    expect((await portal.visitor().get('/api/session')).status).toBe(200);
    for (const { outgoing } of slow) outgoing.destroy();
  });

  it('counts nobody whose answer waits to be taken: one who reads nothing keeps no others out', async () => {
    await whileHeld(async () => {
      const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: kaari.localhost:${portal.port}\r\n\r\n`;
      const socket = connect(portal.port, '127.0.0.1').on('error', () => {});
      // What is answered on one connection stands behind the first of them, which has no answer.
      socket.write([SLOW, ...Array<string>(MOST - 1).fill('/api/session')].map(head).join(''));
      await expect.poll(() => waiting()).toBe(1);
      const answered = async () => (await portal.visitor().get('/api/session')).status;
      await expect.poll(answered).toBe(200);
      socket.destroy();
    });
  });

  it('gives one caller half of its room, and keeps answering the others', async () => {
    const calls = await whileHeld(async () => {
      const visitor = portal.visitor();
      const all = Array.from({ length: MOST }, () => visitor.get(SLOW, { from: CALLERS[0] }));
      await expect.poll(() => waiting()).toBe(MOST / 2);
      expect((await portal.visitor().get('/api/session')).status).toBe(200);
      expect((await portal.visitor().get(LOGIN)).status).toBe(200);
      return all;
    });
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(MOST / 2);
  });

  it('counts the work of those who have hung up until it is done', async () => {
    await whileHeld(async () => {
      await Promise.all(Array.from({ length: MOST }, hangUp));
      await expect.poll(() => waiting()).toBe(MOST);
      expect((await portal.visitor().get('/api/session')).status).toBe(503);
    });
    const answered = async () => (await portal.visitor().get('/api/session')).status;
    await expect.poll(answered).toBe(200);
  });
});

/** Sends the beginning of a body. */
function beginBody() {
  const headers = {
    host: `kaari.localhost:${portal.port}`,
    'content-type': 'application/json',
    'content-length': 99,
  };
  const outgoing = request({
    host: '127.0.0.1',
    port: portal.port,
    method: 'POST',
    path: '/api/logout',
    headers,
  });
  outgoing.on('error', () => {});
  const begun = new Promise<void>((resolve) => outgoing.write('{', () => resolve()));
  return { outgoing, begun };
}

/** Asks for something slow, and leaves once it is under way. */
async function hangUp(_: unknown, nth: number): Promise<void> {
  const headers = { host: `kaari.localhost:${portal.port}` };
  const localAddress = CALLERS[nth % 2];
  const outgoing = request({ host: '127.0.0.1', port: portal.port, path: SLOW, headers, localAddress });
  outgoing.on('error', () => {});
  outgoing.end();
  await expect.poll(() => waiting()).toBeGreaterThan(nth);
  outgoing.destroy();
}

/** How many queries the database holds up. */
async function waiting(table = 'clinics'): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_locks where not granted and relation = ${table}::regclass
      and database = (select oid from pg_database where datname = current_database())`.execute(test.db);
  return rows[0]?.n ?? 0;
}

describe('a visitor who asks for one thing at a time', () => {
  it('is never refused, however long the process has stood still', async () => {
    const visitor = portal.visitor();
    for (let nth = 0; nth < 3; nth++) {
      const until = performance.now() + 1_700;
      while (performance.now() < until);
      // The event loop's delay monitor gets its turn.
      await sleep(1);
    }
    for (const path of ['/api/session', LOGIN, SLOW]) expect((await visitor.get(path)).status).toBe(200);
  });
});
