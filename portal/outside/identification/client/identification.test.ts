import { decodeJwt, type JSONWebKeySet, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestSignIn, type TestSignIn } from '#outside/identification/sandbox/test-sign-in.ts';
import { walkSignIn } from '#outside/identification/sandbox/walk-sign-in.ts';
import { freePorts } from '#platform/free-ports.ts';
import { ASSURANCE_LEVELS } from './assurance.ts';
import { CLIENT_IDS } from './client-ids.ts';
import { type Forgery, forge } from './forgery.ts';
import { createIdentification, type Identification } from './identification.ts';
import type { ServiceKeys } from './service-keys.ts';

const [loa2, loa3] = ASSURANCE_LEVELS;
const CALLER = '192.0.2.1';

/** Milliseconds in which even a busy machine has answered once. */
const WITHIN = { timeout: 60_000 };
/** Where no answer comes the wait is short; everything else has as long as a slow machine takes. */
const patience = (fault: 'down' | 'slow') => (fault === 'slow' ? { timeoutMs: 1000 } : {});

let test: TestSignIn;
let identification: Identification;

beforeAll(async () => {
  test = await openTestSignIn();
  identification = test.identification;
});
afterAll(() => test.close());
afterEach(() => {
  test.faults().set('identification', 'none');
  vi.restoreAllMocks();
});

describe('identification', () => {
  it('asks in the person’s language for the level, with a fresh state, nonce and challenge', async () => {
    const [first, second] = await Promise.all([test.begin(), test.begin()].map(requestOf));
    expect(first).toMatchObject({
      client_id: CLIENT_IDS.kaari,
      ui_locales: 'sv',
      acr_values: loa2,
      code_challenge_method: 'S256',
      max_age: 300,
    });
    for (const name of ['state', 'nonce', 'code_challenge', 'jti']) {
      expect(first?.[name]).toMatch(/^[\w-]{43}$/);
      expect(first?.[name]).not.toBe(second?.[name]);
    }
  });

  it('returns the identified person', async () => {
    const { callbackUrl, checks } = await test.comeBack('sofia');
    expect(await identification.finish('kaari', callbackUrl, checks, CALLER)).toEqual({
      type: 'identified',
      person: {
        firstNames: expect.stringMatching(/^Sofia/),
        lastName: 'Lindström',
        identityCode: '300886-914F',
      },
    });
  });

  it('reports that the person turned back', async () => {
    const { url, checks } = await test.begin();
    const callbackUrl = await walkSignIn(url, { person: 'aino', cancels: true });
    expect(await identification.finish('kaari', callbackUrl, checks, CALLER)).toMatchObject({
      type: 'cancelled',
    });
  });

  it('accepts a response once', async () => {
    const { callbackUrl, checks } = await test.comeBack();
    await identification.finish('kaari', callbackUrl, checks, CALLER);
    expect(await identification.finish('kaari', callbackUrl, checks, CALLER)).toMatchObject({
      type: 'failed',
    });
  });

  it.each([
    ['state', 'another state'],
    ['nonce', 'another nonce'],
    ['codeVerifier', 'another-verifier-that-is-long-enough-to-be-one'],
  ])('refuses a response to a request with another %s', async (name, value) => {
    const { callbackUrl, checks } = await test.comeBack();
    const finished = await identification.finish('kaari', callbackUrl, { ...checks, [name]: value }, CALLER);
    expect(finished).toMatchObject({ type: 'failed' });
  });

  it('refuses a response of another issuer', async () => {
    const { callbackUrl, checks } = await test.comeBack();
    callbackUrl.searchParams.set('iss', 'https://issuer.example.com');
    expect(await identification.finish('kaari', callbackUrl, checks, CALLER)).toMatchObject({
      type: 'failed',
    });
  });

  it('refuses a lower level of assurance than it asked for', async () => {
    const { callbackUrl, checks } = await test.comeBack();
    expect(await identification.finish('kaari', callbackUrl, { ...checks, level: loa3 }, CALLER)).toEqual({
      type: 'failed',
      reason: 'acr',
    });
  });

  it('accepts a higher level of assurance than it asked for', async () => {
    const { callbackUrl, checks } = await test.comeBack('aino', loa3);
    const finished = await identification.finish('kaari', callbackUrl, { ...checks, level: loa2 }, CALLER);
    expect(finished).toMatchObject({ type: 'identified' });
  });

  it('refuses an invalid identity code', async () => {
    test.faults().set('identification', 'wrong');
    const { callbackUrl, checks } = await test.comeBack();
    expect(await identification.finish('kaari', callbackUrl, checks, CALLER)).toEqual({
      type: 'failed',
      reason: 'claims',
    });
  });

  it('refuses a test person’s code where such codes are not accepted', async () => {
    const strict = createIdentification({ ...test.settings, acceptsDevelopmentIdentityCodes: false });
    const { callbackUrl, checks } = await test.comeBack();
    expect(await strict.finish('kaari', callbackUrl, checks, CALLER)).toEqual({
      type: 'failed',
      reason: 'claims',
    });
  });
});

/** A portal that has received these keys from the service. */
const believing = (serviceKeys: ServiceKeys) =>
  createIdentification({
    ...test.settings,
    credentials: { profile: 'finnish-trust-network', keys: test.keys, serviceKeys },
  });

async function finishWith(forgery: Forgery) {
  const { callbackUrl, checks } = await test.comeBack();
  const forged = await forge(test.keys, forgery);
  vi.spyOn(globalThis, 'fetch').mockImplementation(forged.fetch);
  return believing(forged.serviceKeys).finish('kaari', callbackUrl, checks, CALLER);
}

describe('an identity token that was not made by the service', () => {
  it('is accepted when nothing about it differs', async () => {
    expect(await finishWith({})).toMatchObject({ type: 'identified' });
  });

  it.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['names another issuer', (claims) => ({ ...claims, iss: 'https://issuer.example.com' })],
    ['is for another audience', (claims) => ({ ...claims, aud: CLIENT_IDS.pikkujatti })],
    ['has another nonce', (claims) => ({ ...claims, nonce: 'another' })],
    ['has no nonce', ({ nonce: _nonce, ...claims }) => claims],
    ['has expired', (claims) => ({ ...claims, iat: 1_700_000_000, exp: 1_700_000_300 })],
    ['has no expiry', ({ exp: _exp, ...claims }) => claims],
    ['has no level of assurance', ({ acr: _acr, ...claims }) => claims],
    ['has a level of another scale', (claims) => ({ ...claims, acr: 'urn:mace:incommon:iap:gold' })],
    ['is of an hour ago', (claims) => ({ ...claims, auth_time: Number(claims.auth_time) - 3600 })],
    ['does not say when the person identified', ({ auth_time: _time, ...claims }) => claims],
  ])('is refused when it %s', async (_difference, change) => {
    expect(await finishWith({ change })).toMatchObject({ type: 'failed' });
  });

  it.each<[string, Forgery]>([
    ['the service does not know its key', { signedBy: 'foreign' }],
    ['the service publishes its key without vouching for it', { signedBy: 'published' }],
    ['it is unsigned', { signedBy: 'none' }],
    ['it is not encrypted', { encryptedTo: 'none' }],
    ['it is neither signed nor encrypted', { signedBy: 'none', encryptedTo: 'none' }],
    ['it is encrypted to somebody else', { encryptedTo: 'stranger' }],
  ])('is refused when %s', async (_difference, forgery) => {
    expect(await finishWith(forgery)).toMatchObject({ type: 'failed' });
  });
});

describe('the service’s signed key set', () => {
  it.each<[string, Forgery['keySet']]>([
    ['is signed with a key that was not handed over', { signedBy: 'foreign' }],
    ['is unsigned', { signedBy: 'none' }],
    ['is another issuer’s', { change: (claims) => ({ ...claims, iss: 'https://issuer.example.com' }) }],
    ['is about somebody else', { change: (claims) => ({ ...claims, sub: 'https://issuer.example.com' }) }],
    ['has expired', { change: (claims) => ({ ...claims, iat: 1_700_000_000, exp: 1_700_000_300 }) }],
    ['has no keys', { change: (claims) => ({ ...claims, keys: [] }) }],
    ['is a token of another kind', { type: 'JWT' }],
  ])('is not trusted when it %s', async (_difference, keySet) => {
    expect(await finishWith({ keySet })).toMatchObject({ type: 'failed' });
  });

  it('is fetched again later when it is unavailable', async () => {
    const { callbackUrl, checks } = await test.comeBack();
    const original = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
      String(input).endsWith('/signed-jwks') ? new Response('', { status: 503 }) : original(input, init),
    );
    expect(await identification.finish('kaari', callbackUrl, checks, CALLER)).toEqual({
      type: 'unavailable',
      reason: 'no keys',
    });
  });

  it('is not needed from a service that has handed over the keys for its tokens', async () => {
    const original = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await original(input, init);
      if (!String(input).endsWith('/openid-configuration')) return response;
      const { signed_jwks_uri: _none, ...metadata } = (await response.json()) as Record<string, unknown>;
      return Response.json(metadata);
    });
    const published = await fetch(`${test.settings.issuer}/jwks`);
    const handedOver = (await published.json()) as JSONWebKeySet;
    const portal = believing({ current: async () => handedOver });
    const finish = async () => {
      const { callbackUrl, checks } = await test.comeBack();
      return portal.finish('kaari', callbackUrl, checks, CALLER);
    };
    expect(await finish()).toMatchObject({ type: 'identified' });
    // Other keys are trusted once they have been handed over, not before.
    await test.restartService();
    expect(await finish()).toMatchObject({ type: 'failed' });
  });
});

describe('an identification service in trouble', () => {
  it.each(['down', 'slow'] as const)(
    'is unavailable at the beginning when it is %s, and asked again later',
    async (fault) => {
      test.faults().set('identification', fault);
      const fresh = createIdentification({ ...test.settings, ...patience(fault) });
      const request = { ...test.request, level: loa2 };
      expect(await fresh.begin(request)).toMatchObject({ type: 'unavailable' });
      test.faults().set('identification', 'none');
      // As many attempts as it takes: on a busy machine a quick answer may be late, too.
      await vi.waitFor(
        async () => expect(await fresh.begin(request)).toMatchObject({ type: 'begun' }),
        WITHIN,
      );
    },
  );

  it.each(['down', 'slow'] as const)('is unavailable at the end when it is %s', async (fault) => {
    const { callbackUrl, checks } = await test.comeBack();
    test.faults().set('identification', fault);
    const asking = createIdentification({ ...test.settings, ...patience(fault) });
    expect(await asking.finish('kaari', callbackUrl, checks, CALLER)).toMatchObject({ type: 'unavailable' });
  });

  it('is unavailable when nothing listens', async () => {
    const nowhere = createIdentification({
      ...test.settings,
      issuer: `http://localhost:${await freePorts(1)}/identification`,
    });
    const begun = await nowhere.begin({ ...test.request, level: loa2 });
    expect(begun).toEqual({ type: 'unavailable', reason: 'no connection' });
  });

  it('may change its keys without a restart of the portal', async () => {
    const before = await test.comeBack();
    await identification.finish('kaari', before.callbackUrl, before.checks, CALLER);
    await test.restartService();
    const { callbackUrl, checks } = await test.comeBack();
    expect(await identification.finish('kaari', callbackUrl, checks, CALLER)).toMatchObject({
      type: 'identified',
    });
  });
});

/** The authorisation request of a sign-in, as signed. */
async function requestOf(begun: ReturnType<TestSignIn['begin']>): Promise<JWTPayload> {
  return decodeJwt(new URL((await begun).url).searchParams.get('request') ?? '');
}
