import { decodeProtectedHeader, SignJWT } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestSignIn, type TestSignIn } from '#outside/identification/sandbox/test-sign-in.ts';
import { walkSignIn } from '#outside/identification/sandbox/walk-sign-in.ts';
import { BROKERS } from './brokers.ts';
import { rotateKeysIn } from './client-keys.ts';
import { createIdentification } from './identification.ts';

const loa2 = 'http://ftn.ficora.fi/2017/loa2';

const REFUSAL = /\binvalid_request(_object)?\b/;

let test: TestSignIn;
afterEach(() => test.close());

async function signIn(identification = test.identification, method?: string) {
  const begun = await identification.begin({
    ...test.request,
    level: loa2,
    ...(method && { method }),
  });
  if (begun.type !== 'begun') throw new Error(begun.reason);
  const callbackUrl = await walkSignIn(begun.url, { person: 'aino' });
  return identification.finish('kaari', callbackUrl, begun.checks, '192.0.2.1');
}

describe('the network’s profile', () => {
  it.each(['A256GCM', 'A128CBC-HS256'])('reads what is encrypted with %s', async (encryption) => {
    test = await openTestSignIn({ SANDBOX_TOKEN_ENCRYPTION: encryption });
    expect(await signIn()).toMatchObject({ type: 'identified' });
  });

  it('hides the request from anybody on the way', async () => {
    test = await openTestSignIn();
    const { searchParams } = new URL((await test.begin()).url);
    expect([...searchParams.keys()].sort()).toEqual(['client_id', 'request', 'response_type', 'scope']);
    const { published } = await test.keys.current();
    expect(decodeProtectedHeader(searchParams.get('request') ?? '')).toMatchObject({
      alg: 'RS256',
      kid: published.keys[0]?.kid,
    });
  });

  it('signs in while the portal rotates its keys', async () => {
    test = await openTestSignIn();
    const former = await test.keys.current();
    // The service has cached the previous keys.
    expect(await signIn()).toMatchObject({ type: 'identified' });
    const underWay = await test.comeBack();
    await rotateKeysIn(test.keysFile);
    expect((await test.keys.current()).signing).not.toEqual(former.signing);
    const { callbackUrl, checks } = underWay;
    expect(await test.identification.finish('kaari', callbackUrl, checks, '192.0.2.1')).toMatchObject({
      type: 'identified',
    });
    expect(await signIn()).toMatchObject({ type: 'identified' });
    await test.restartService();
    expect(await signIn()).toMatchObject({ type: 'identified' });
  });

  it('refuses a token encrypted to a key older than the previous one', async () => {
    test = await openTestSignIn();
    const { callbackUrl, checks } = await test.comeBack();
    await rotateKeysIn(test.keysFile);
    await rotateKeysIn(test.keysFile);
    expect(await test.identification.finish('kaari', callbackUrl, checks, '192.0.2.1')).toMatchObject({
      type: 'failed',
    });
  });
});

describe('the sandbox under the network’s profile', () => {
  /** Where the service sends the browser, or its error if it sends it nowhere. */
  async function answerTo(change: (url: URL) => Promise<void> | void): Promise<string> {
    test = await openTestSignIn();
    const url = new URL((await test.begin()).url);
    await change(url);
    const response = await fetch(url, { redirect: 'manual' });
    return response.headers.get('location') ?? (await response.text());
  }

  async function sign(claims: Record<string, unknown>, header: { kid?: string } = {}) {
    const { signing } = await test.keys.current();
    if (!('kid' in signing) || !signing.kid) throw new Error('no kid');
    const issued = {
      iss: 'patient-portal-kaari',
      client_id: 'patient-portal-kaari',
      aud: test.settings.issuer,
    };
    return new SignJWT({ ...issued, redirect_uri: test.request.redirectUri, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: signing.kid, ...header })
      .setIssuedAt()
      .sign(signing.key);
  }

  const whole = {
    response_type: 'code',
    scope: 'openid',
    state: 's',
    nonce: 'n',
    ui_locales: 'fi',
    acr_values: loa2,
    max_age: 300,
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    jti: '1',
    exp: Math.floor(Date.now() / 1000) + 60,
  };

  it('accepts a complete request', async () => {
    const answer = await answerTo(async (url) => url.searchParams.set('request', await sign(whole)));
    expect(answer).toMatch(/^\/sign-in\//);
  });

  it.each(['jti', 'exp', 'nonce', 'state', 'ui_locales', 'acr_values', 'max_age', 'code_challenge'])(
    'refuses a request without %s',
    async (name) => {
      const { [name]: _left, ...rest } = whole as Record<string, unknown>;
      const answer = await answerTo(async (url) => url.searchParams.set('request', await sign(rest)));
      expect(answer).toMatch(REFUSAL);
      expect(answer).toContain(name);
    },
  );

  it('refuses a request for a level of another scale', async () => {
    const answer = await answerTo(async (url) =>
      url.searchParams.set('request', await sign({ ...whole, acr_values: 'urn:bank' })),
    );
    expect(answer).toMatch(REFUSAL);
  });

  it('refuses a request that was changed on the way', async () => {
    const answer = await answerTo((url) => {
      const [header, payload, signature] = (url.searchParams.get('request') ?? '').split('.');
      const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
      const changed = Buffer.from(JSON.stringify({ ...claims, ui_locales: 'en' })).toString('base64url');
      url.searchParams.set('request', [header, changed, signature].join('.'));
    });
    expect(answer).toMatch(REFUSAL);
  });

  it('refuses a portal that follows plain OpenID Connect', async () => {
    test = await openTestSignIn();
    const plain = createIdentification({
      ...test.settings,
      credentials: { profile: 'openid-connect', clientSecret: 'sandbox' },
    });
    const begun = await plain.begin({ ...test.request, level: loa2 });
    if (begun.type !== 'begun') throw new Error(begun.reason);
    const response = await fetch(begun.url, { redirect: 'manual' });
    expect(response.headers.get('location')).toContain('error=invalid_request');
  });
});

describe('plain OpenID Connect', () => {
  const environment = { IDENTIFICATION_PROFILE: 'openid-connect' };

  it('signs in with a secret, and publishes no keys', async () => {
    test = await openTestSignIn(environment);
    expect(await signIn()).toMatchObject({ type: 'identified', person: { lastName: 'Virtanen' } });
    expect(await test.identification.publishedKeys()).toEqual({ keys: [] });
  });

  it('does not sign in with another secret', async () => {
    test = await openTestSignIn(environment);
    const stranger = createIdentification({
      ...test.settings,
      credentials: { profile: 'openid-connect', clientSecret: 'guessed' },
    });
    expect(await signIn(stranger)).toMatchObject({ type: 'failed' });
  });
});

describe.each(['parameter', 'acr-values'] as const)('a broker of the kind %s', (kind) => {
  it('is asked for the chosen bank, and identifies with its own claim names', async () => {
    test = await openTestSignIn();
    const identification = createIdentification({ ...test.settings, broker: BROKERS[kind] });
    expect(await signIn(identification, 'lumipankki')).toMatchObject({
      type: 'identified',
      person: { firstNames: 'Aino Maria', lastName: 'Virtanen' },
    });
    const begun = await identification.begin({ ...test.request, level: loa2, method: 'lumipankki' });
    if (begun.type !== 'begun') throw new Error(begun.reason);
    expect(await firstPage(begun.url)).toContain('Lumipankki');
  });
});

/** The page that the service shows first: the choice of a person, if the bank has been chosen. */
async function firstPage(url: string): Promise<string> {
  const first = await fetch(url, { redirect: 'manual' });
  const cookie = first.headers.getSetCookie().map((line) => line.split(';')[0]);
  const page = new URL(first.headers.get('location') ?? '', url);
  const html = await (await fetch(page, { headers: { cookie: cookie.join('; ') } })).text();
  return html.includes('person=aino') ? html : 'no person to choose';
}
