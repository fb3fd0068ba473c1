import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { trustedProxies } from '../config/trusted-proxies.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { TestAnswer } from '../test-visitor.ts';
import { startTestProxy, type TestProxy } from './test-proxy.ts';

const LIMIT = 10;
const CALLS = 30;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe.each([
  ['one proxy, by hops', '1', 1],
  ['one proxy, by address', '127.0.0.1', 1],
  ['two proxies, by hops', '2', 2],
] as const)('behind %s', (_name, setting, proxies) => {
  let portal: TestPortal;
  const chain: TestProxy[] = [];
  beforeAll(async () => {
    portal = await startTestPortal(test, {
      config: { rateLimit: LIMIT, trustProxy: trustedProxies(setting) },
    });
    for (let nth = 0; nth < proxies; nth++) {
      chain.unshift(await startTestProxy(chain[0]?.port ?? portal.port));
    }
  });
  afterAll(async () => {
    await Promise.all(chain.map((proxy) => proxy.close()));
    await portal.close();
  });

  const statuses = async (from: string, forged: (nth: number) => Record<string, string>) => {
    const seen: number[] = [];
    for (let nth = 0; nth < CALLS; nth++) {
      const visitor = portal.visitor();
      visitor.moveTo(chain[0]?.port ?? 0);
      seen.push((await visitor.get('/api/session', { from, headers: forged(nth) })).status);
    }
    return seen;
  };
  const allowed = (seen: readonly number[]) => seen.filter((status) => status === 200).length;
  // Each test calls from addresses of its own: what a caller has used up is kept for all processes.
  const net = `127.${proxies + 10}.${setting.length}`;

  it('gives a caller who writes another address each time no more than one who writes none', async () => {
    const forged = await statuses(`${net}.1`, (nth) => ({ 'x-forwarded-for': `198.51.100.${nth}` }));
    expect([allowed(forged), forged.at(-1)]).toEqual([LIMIT, 429]);
    const several = await statuses(`${net}.2`, (nth) => ({
      'x-forwarded-for': `198.51.100.${nth}, 203.0.113.${nth}, 127.0.0.1`,
      forwarded: `for=198.51.100.${nth}`,
      'x-real-ip': `198.51.100.${nth}`,
    }));
    expect(allowed(several)).toBe(LIMIT);
  });

  it('gives somebody who is signed in no more, wherever they say that they are', async () => {
    const visitor = portal.visitor();
    visitor.moveTo(chain[0]?.port ?? 0);
    await visitor.signIn({ firstNames: 'Testi', lastName: 'Henkilö', identityCode: `forger ${setting}` });
    const seen: TestAnswer[] = [];
    for (let nth = 0; nth < CALLS; nth++) {
      const headers = { 'x-forwarded-for': `198.51.100.${nth}`, forwarded: `for=198.51.100.${nth}` };
      seen.push(await visitor.get('/api/session', { from: `${net}.${nth + 5}`, headers }));
    }
    expect(seen.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
    // The session stays theirs: it is bound to no address.
    expect(seen[LIMIT - 1]?.body.person).toEqual({ firstNames: 'Testi', lastName: 'Henkilö' });
  });

  it('tells callers apart', async () => {
    expect(allowed(await statuses(`${net}.3`, () => ({})))).toBe(LIMIT);
    expect(allowed(await statuses(`${net}.4`, () => ({})))).toBe(LIMIT);
  });
});

it('believes nobody where there is no proxy', async () => {
  const portal = await startTestPortal(test, { config: { rateLimit: LIMIT } });
  try {
    const seen: number[] = [];
    for (let nth = 0; nth < CALLS; nth++) {
      const headers = { 'x-forwarded-for': `198.51.100.${nth}` };
      seen.push((await portal.visitor().get('/api/session', { from: '127.9.0.1', headers })).status);
    }
    expect(seen.filter((status) => status === 200)).toHaveLength(LIMIT);
  } finally {
    await portal.close();
  }
});
