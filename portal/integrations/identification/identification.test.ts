import type { JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { walkSignIn } from '#sandbox/identification/walk-sign-in.ts';
import { type Sandbox, startSandbox } from '#sandbox/sandbox.ts';
import { readSandboxSettings } from '#sandbox/settings.ts';
import { ASSURANCE_LEVELS, type AssuranceLevel } from './assurance.ts';
import { CLIENT_IDS } from './client-ids.ts';
import { forgingFetch } from './forged-identity-token.ts';
import { createIdentification, type Identification, type SignInChecks } from './identification.ts';

const sandboxSettings = readSandboxSettings({
  PORT: '6301',
  SANDBOX_PORT: '6302',
  SANDBOX_SMTP_PORT: '6303',
  SANDBOX_SLOW_MS: '600',
});
const settings = {
  issuer: sandboxSettings.issuer,
  clientIds: CLIENT_IDS,
  clientSecret: sandboxSettings.clientSecret,
  allowInsecure: true,
  acceptsDevelopmentIdentityCodes: true,
  timeoutMs: 300,
};
const redirectUri = 'http://kaari.localhost:6301/oauth/callback';
const [loa2, loa3] = ASSURANCE_LEVELS;

let sandbox: Sandbox;
let identification: Identification;

beforeAll(async () => {
  sandbox = await startSandbox(sandboxSettings);
  identification = createIdentification(settings);
});
afterAll(() => sandbox.close());
afterEach(() => {
  sandbox.faults.set('identification', 'none');
  vi.restoreAllMocks();
});

async function begin(level: AssuranceLevel = loa2): Promise<{ url: string; checks: SignInChecks }> {
  const begun = await identification.begin({ brand: 'kaari', redirectUri, language: 'sv', level });
  if (begun.type !== 'begun') throw new Error(`could not begin: ${begun.reason}`);
  return begun;
}

/** Somebody has identified; what is left to do is to believe it. */
async function comeBack(person = 'aino', level: AssuranceLevel = loa2) {
  const { url, checks } = await begin(level);
  return { callbackUrl: await walkSignIn(url, { person }), checks };
}

describe('identification', () => {
  it('asks in the person’s language for the level, with a fresh state, nonce and challenge', async () => {
    const first = new URL((await begin()).url).searchParams;
    const second = new URL((await begin()).url).searchParams;
    expect(first.get('ui_locales')).toBe('sv');
    expect(first.get('acr_values')).toBe(loa2);
    expect(first.get('client_id')).toBe(CLIENT_IDS.kaari);
    expect(first.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.get(name)).toMatch(/^[\w-]{43}$/);
      expect(first.get(name)).not.toBe(second.get(name));
    }
  });

  it('answers who was identified', async () => {
    const { callbackUrl, checks } = await comeBack('sofia');
    expect(await identification.finish('kaari', callbackUrl, checks)).toEqual({
      type: 'identified',
      person: {
        firstNames: expect.stringMatching(/^Sofia/),
        lastName: 'Lindström',
        identityCode: '300886-914F',
      },
    });
  });

  it('answers that the person turned back', async () => {
    const { url, checks } = await begin();
    const callbackUrl = await walkSignIn(url, { person: 'aino', cancels: true });
    expect(await identification.finish('kaari', callbackUrl, checks)).toMatchObject({ type: 'cancelled' });
  });

  it('accepts an answer once', async () => {
    const { callbackUrl, checks } = await comeBack();
    await identification.finish('kaari', callbackUrl, checks);
    expect(await identification.finish('kaari', callbackUrl, checks)).toMatchObject({ type: 'failed' });
  });

  it.each([
    ['state', 'another state'],
    ['nonce', 'another nonce'],
    ['codeVerifier', 'another-verifier-that-is-long-enough-to-be-one'],
  ])('refuses an answer to a question with another %s', async (name, value) => {
    const { callbackUrl, checks } = await comeBack();
    const finished = await identification.finish('kaari', callbackUrl, { ...checks, [name]: value });
    expect(finished).toMatchObject({ type: 'failed' });
  });

  it('refuses an answer of another issuer', async () => {
    const { callbackUrl, checks } = await comeBack();
    callbackUrl.searchParams.set('iss', 'https://issuer.example.com');
    expect(await identification.finish('kaari', callbackUrl, checks)).toMatchObject({ type: 'failed' });
  });

  it('refuses a lower level of assurance than it asked for', async () => {
    const { callbackUrl, checks } = await comeBack();
    expect(await identification.finish('kaari', callbackUrl, { ...checks, level: loa3 })).toEqual({
      type: 'failed',
      reason: 'acr',
    });
  });

  it('accepts a higher level of assurance than it asked for', async () => {
    const { callbackUrl, checks } = await comeBack('aino', loa3);
    const finished = await identification.finish('kaari', callbackUrl, { ...checks, level: loa2 });
    expect(finished).toMatchObject({ type: 'identified' });
  });

  it('refuses an identity code that is none', async () => {
    sandbox.faults.set('identification', 'wrong');
    const { callbackUrl, checks } = await comeBack();
    expect(await identification.finish('kaari', callbackUrl, checks)).toEqual({
      type: 'failed',
      reason: 'claims',
    });
  });

  it('refuses the code of nobody real where such codes are not accepted', async () => {
    const strict = createIdentification({ ...settings, acceptsDevelopmentIdentityCodes: false });
    const { callbackUrl, checks } = await comeBack();
    expect(await strict.finish('kaari', callbackUrl, checks)).toEqual({ type: 'failed', reason: 'claims' });
  });
});

describe('an identity token that was not made by the service', () => {
  const unchanged = (claims: JWTPayload) => claims;

  async function finishWith(
    change: (claims: JWTPayload) => JWTPayload,
    key: 'published' | 'foreign' | 'none',
  ) {
    const { callbackUrl, checks } = await comeBack();
    const forging = await forgingFetch(change, key);
    vi.spyOn(globalThis, 'fetch').mockImplementation(forging);
    return identification.finish('kaari', callbackUrl, checks);
  }

  it('is believed when nothing about it differs', async () => {
    expect(await finishWith(unchanged, 'published')).toMatchObject({ type: 'identified' });
  });

  it.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['names another issuer', (claims) => ({ ...claims, iss: 'https://issuer.example.com' })],
    ['is for another audience', (claims) => ({ ...claims, aud: CLIENT_IDS.pikkujatti })],
    ['has another nonce', (claims) => ({ ...claims, nonce: 'another' })],
    ['has expired', (claims) => ({ ...claims, iat: 1_700_000_000, exp: 1_700_000_300 })],
    ['has no expiry', ({ exp: _exp, ...claims }) => claims],
    ['has no level of assurance', ({ acr: _acr, ...claims }) => claims],
  ])('is refused when it %s', async (_difference, change) => {
    expect(await finishWith(change, 'published')).toMatchObject({ type: 'failed' });
  });

  it('is refused when the service does not publish its key', async () => {
    expect(await finishWith(unchanged, 'foreign')).toMatchObject({ type: 'failed' });
  });

  it('is refused when it is unsigned', async () => {
    expect(await finishWith(unchanged, 'none')).toMatchObject({ type: 'failed' });
  });
});

describe('an identification service in trouble', () => {
  it.each(['down', 'slow'] as const)(
    'is unavailable at the beginning when it is %s, and asked again later',
    async (fault) => {
      sandbox.faults.set('identification', fault);
      const fresh = createIdentification(settings);
      const request = { brand: 'kaari', redirectUri, language: 'fi', level: loa2 } as const;
      expect(await fresh.begin(request)).toMatchObject({ type: 'unavailable' });
      sandbox.faults.set('identification', 'none');
      expect(await fresh.begin(request)).toMatchObject({ type: 'begun' });
    },
  );

  it.each(['down', 'slow'] as const)('is unavailable at the end when it is %s', async (fault) => {
    const { callbackUrl, checks } = await comeBack();
    sandbox.faults.set('identification', fault);
    expect(await identification.finish('kaari', callbackUrl, checks)).toMatchObject({ type: 'unavailable' });
  });

  it('is unavailable when nothing listens', async () => {
    const nowhere = createIdentification({ ...settings, issuer: 'http://localhost:6309/identification' });
    const begun = await nowhere.begin({ brand: 'kaari', redirectUri, language: 'fi', level: loa2 });
    expect(begun).toEqual({ type: 'unavailable', reason: 'no connection' });
  });

  it('may change its keys without a restart of the portal', async () => {
    const before = await comeBack();
    await identification.finish('kaari', before.callbackUrl, before.checks);
    await sandbox.close();
    sandbox = await startSandbox(sandboxSettings);
    const { callbackUrl, checks } = await comeBack();
    expect(await identification.finish('kaari', callbackUrl, checks)).toMatchObject({ type: 'identified' });
  });
});
