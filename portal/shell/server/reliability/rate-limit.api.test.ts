import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageCall } from '#contract/pages/render.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { grantsOf } from '#platform/limits/grants.ts';
import { createLimiter } from '#platform/limits/limiter.ts';
import { testFrontEnd } from '../render/test-front-end.ts';
import { startLimiter } from '../start-limiter.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const EERO = { firstNames: 'Eero Juhani', lastName: 'Lehtonen', identityCode: '021179-905R' };
const LIMIT = 10;
const CALLS = 30;
const LINK_KEY = 'GET /api/anon/appointment/{token}';
const LINK_LIMIT = 60;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
});
afterAll(() => test.drop());

/** A caller whom no other test has had. */
let callers = 0;
const newCaller = () => `127.20.0.${++callers}`;

/** The page that a link in a message opens, as far as its call goes. */
const frontEnd = testFrontEnd(({ key, params }): readonly PageCall[] =>
  key === 'anonymous-view-appointment-page'
    ? [{ key: LINK_KEY, url: '/api/anon/appointment', input: { params, query: { lang: 'fi' } } }]
    : [],
);
const guess = () => randomBytes(15).toString('base64url').replaceAll(/[-_]/g, 'x');

describe('one who asks too much', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startTestPortal(test, { frontEnd, config: { rateLimit: LIMIT } });
  });
  afterAll(() => portal.close());

  it('is told the time to wait, and nobody else is', async () => {
    const from = newCaller();
    const eager = () => portal.visitor().get('/api/session', { from });
    for (let asked = 0; asked < LIMIT; asked++) expect((await eager()).status).toBe(200);

    const refused = await eager();
    expect(refused.status).toBe(429);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.body).toMatchObject({ status: 429, code: 'tooManyRequests' });

    expect((await portal.visitor().get('/api/session', { from: newCaller() })).status).toBe(200);
    expect((await portal.visitor().get('/health/ready', { from })).status).toBe(200);
    expect((await portal.visitor().get('/assets/nothing.js', { from })).status).toBe(404);
  });

  it.each([
    ['a page', '/fi/ajanvaraus', 200],
    ['the address without a language', '/', 302],
    ['a page that needs a session', '/fi/ajanvaraukset', 303],
    ['a page that there is not', '/fi/ei-ole', 404],
    ['an address that cannot be read', '/%ZZ', 404],
    ['a call that there is not', '/api/nothing', 404],
    ['a step of an identification', '/oauth/callback?state=x&code=y', 303],
    ['the keys', '/oauth/jwks', 200],
  ])('is refused whatever it is: %s', async (_name, path, status) => {
    const from = newCaller();
    const seen: number[] = [];
    for (let nth = 0; nth < CALLS; nth++) {
      const answer = await portal.visitor().get(path, { from });
      seen.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
    expect(seen).toEqual([...Array(LIMIT).fill(status), ...Array(CALLS - LIMIT).fill(429)]);
  });

  it('is told on a page of the brand', async () => {
    const from = newCaller();
    for (let nth = 0; nth < LIMIT; nth++) await portal.visitor().get('/sv/lediga-tider', { from });
    const { status, headers, body } = await portal
      .visitor('pikkujatti.localhost')
      .get('/sv/lediga-tider', { from });
    expect(status).toBe(429);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('<h1>limited pikkujatti sv');
  });

  it('is the same caller with whatever cookie, or none', async () => {
    const from = newCaller();
    let allowed = 0;
    for (let nth = 0; nth < CALLS; nth++) {
      const value = randomBytes(32).toString('base64url');
      const cookie = [`session=${value}`, '', `session=${value}; expired-session=${value}`][nth % 3] ?? '';
      const { status } = await portal.visitor().get('/api/session', { from, headers: { cookie } });
      allowed += status === 200 ? 1 : 0;
    }
    expect(allowed).toBe(LIMIT);
  });

  it('is the same person from wherever, and another than who calls from there', async () => {
    const aino = portal.visitor();
    await aino.signIn(AINO);
    const eero = portal.visitor();
    await eero.signIn(EERO);
    const from = newCaller();
    let allowed = 0;
    for (let nth = 0; nth < CALLS; nth++) {
      const { status } = await aino.get('/api/session', { from: nth % 2 === 0 ? from : newCaller() });
      allowed += status === 200 ? 1 : 0;
    }
    expect(allowed).toBe(LIMIT);
    expect((await eero.get('/api/session', { from })).status).toBe(200);
    expect((await portal.visitor().get('/api/session', { from })).status).toBe(200);
  });
});

describe('a call with a limit of its own', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startTestPortal(test, { frontEnd, config: { rateLimit: 100_000 } });
  });
  afterAll(() => portal.close());

  it.each([
    ['over HTTP', 200, (token: string) => `/api/anon/appointment/${token}`],
    // A page of what is not there says so.
    ['when a page is rendered', 404, (token: string) => `/fi/varaus/${token}`],
  ])('is refused beyond it %s', async (_name, unknown, pathOf) => {
    const from = newCaller();
    const seen: number[] = [];
    for (let nth = 0; nth < LINK_LIMIT + 5; nth++) {
      seen.push((await portal.visitor().get(pathOf(guess()), { from })).status);
    }
    expect(seen).toEqual([...Array(LINK_LIMIT).fill(unknown), ...Array(5).fill(429)]);
    expect((await portal.visitor().get(pathOf(guess()), { from: newCaller() })).status).toBe(unknown);
  });

  it.each(['GET', 'POST'])('is refused beyond it when a link that disowns is guessed: %s', async (method) => {
    const from = newCaller();
    const seen: number[] = [];
    for (let nth = 0; nth < LINK_LIMIT + 5; nth++) {
      const path = `/api/anon/appointment/${guess()}/disownment`;
      const visitor = portal.visitor();
      seen.push(
        (await (method === 'GET' ? visitor.get(path, { from }) : visitor.send(method, path, { from })))
          .status,
      );
    }
    expect(seen).toEqual([...Array(LINK_LIMIT).fill(200), ...Array(5).fill(429)]);
  });

  it('is one call, however it is made', async () => {
    const from = newCaller();
    const seen: number[] = [];
    for (let nth = 0; nth < LINK_LIMIT + 10; nth++) {
      const path = nth % 2 === 0 ? `/fi/varaus/${guess()}` : `/api/anon/appointment/${guess()}`;
      seen.push((await portal.visitor().get(path, { from })).status);
    }
    expect(seen.filter((status) => status !== 429)).toHaveLength(LINK_LIMIT);
    const page = await portal.visitor().get(`/fi/varaus/${guess()}`, { from });
    expect(page.body).toContain('<h1>anonymous-view-appointment-page kaari fi tooManyRequests</h1>');
    expect(Number(page.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await portal.visitor().get('/fi/ajanvaraus', { from })).status).toBe(200);
  });
});

describe('two processes', () => {
  let portals: readonly TestPortal[];
  beforeAll(async () => {
    const options = { frontEnd, config: { rateLimit: LIMIT } };
    portals = await Promise.all([startTestPortal(test, options), startTestPortal(test, options)]);
  });
  afterAll(() => Promise.all(portals.map((portal) => portal.close())));

  it('allow no more than one does', async () => {
    const from = newCaller();
    const ask = async (nth: number) => {
      const { status } = (await portals[nth % 2]?.visitor().get('/fi/ajanvaraus', { from })) ?? {};
      return status;
    };
    const seen = [];
    for (let nth = 0; nth < CALLS; nth++) seen.push(await ask(nth));
    expect(seen.filter((status) => status === 200)).toHaveLength(LIMIT);
    expect(await ask(0)).toBe(429);
    expect(await ask(1)).toBe(429);
  });
});

describe('what the database grants', () => {
  const limiterOf = () =>
    createLimiter({
      takeGrant: grantsOf(test.pool, test.vault),
      onError: (error) => {
        throw error;
      },
    });

  it('is never more than the limit, however many ask at the same time', async () => {
    const limiters = [limiterOf(), limiterOf(), limiterOf()];
    const waits = await Promise.all(
      Array.from({ length: 900 }, (_, nth) => limiters[nth % 3]?.take('crowd', 600, 1)),
    );
    const allowed = waits.filter((wait) => wait === null).length;
    expect(allowed).toBeLessThanOrEqual(600);
    // The rest is what a process has been granted and was not asked for.
    expect(allowed).toBeGreaterThan(550);
  });

  it('is a whole limit again after the minute', async () => {
    expect(await limiterOf().take('later', 5, 5)).toBeNull();
    expect(await limiterOf().take('later', 5, 1)).toBeGreaterThanOrEqual(1);
    const subject = test.vault.hash('allowances.subject', 'later');
    await test.owner
      .updateTable('allowances')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where('subject', '=', subject)
      .execute();
    const limiter = limiterOf();
    expect(await limiter.take('later', 5, 5)).toBeNull();
    expect(await limiter.take('later', 5, 1)).toBeGreaterThan(50);
  });

  it('names nobody', async () => {
    await limiterOf().take('192.0.2.44', 5);
    const rows = await test.owner.selectFrom('allowances').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows.map(({ subject }) => subject.toString('latin1')))).not.toContain('192.0.2.44');
    expect(rows.every(({ subject }) => subject.length === 32)).toBe(true);
  });
});

describe('while the database does not count', () => {
  it.each([
    ['refuses connections', false],
    ['takes them and says nothing', true],
  ])('because it %s, a process does by itself', async (_name, isSilent) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    if (!isSilent) server.close();
    const errors: unknown[] = [];
    const { limiter, close } = startLimiter(
      `postgresql://portal@127.0.0.1:${port}/portal`,
      test.vault,
      (error) => errors.push(error),
    );
    const waits = await Promise.all(Array.from({ length: CALLS }, () => limiter.take('somebody', LIMIT)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(LIMIT);
    expect(errors).not.toEqual([]);
    await close();
    server.close();
  });
});
