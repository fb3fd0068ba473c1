import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { readConfig } from '#shell/server/config/config.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import { secretsOf, type Visitor } from '#shell/server/test-visitor.ts';
import { CODES_AN_HOUR, WRONG_CODES_AN_HOUR } from './limits.ts';
import { AINO, clear, codeSentTo, EERO, enable, sessionOf, wrongCodes } from './test-sms-login.ts';

const AINOS_NUMBER = '+358401234501';

let db: TestDatabase;
let portal: TestPortal;
let portalWithout: TestPortal;
let now = TEST_NOW;
let aino: string;
let eero: string;
let logged = '';

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged += text;
    return true;
  });
  const clock = () => now;
  // Nobody listens there: what is sent is not what is tested here.
  const sms = { url: 'http://127.0.0.1:9/', token: 'none' };
  const off = readConfig({ NODE_ENV: 'test', SMS_LOGIN: 'false' });
  portal = await startTestPortal(db, { clock, config: { sms, rateLimit: 100_000, logLevel: 'trace' } });
  portalWithout = await startTestPortal(db, {
    clock,
    // They count together, so they count alike.
    config: { sms, rateLimit: 100_000, smsLogin: off.smsLogin, sessionLimits: off.sessionLimits },
  });
  [aino, eero] = [(await sessionOf(db, AINO)).patientId, (await sessionOf(db, EERO)).patientId];
});
afterAll(async () => {
  await Promise.all([portal.close(), portalWithout.close()]);
  vi.restoreAllMocks();
  await db.drop();
});
beforeEach(async () => {
  now = TEST_NOW;
  await clear(db);
  await enable(db, aino, AINOS_NUMBER);
  await enable(db, eero, '+358401234502');
});

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const nextAction = async (visitor: Visitor) => (await visitor.get('/api/session-timed-out')).body.nextAction;
const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/session')).body.isSessionValid;

/** A change with the token of the session as it is now. */
async function send(visitor: Visitor, path: string, body?: unknown, from?: string) {
  const { csrfToken } = (await visitor.get('/api/session', { from })).body;
  return visitor.send('POST', path, { body, from, headers: { 'x-csrf-token': csrfToken } });
}
const requestCode = (visitor: Visitor) => send(visitor, '/api/request-mfa-sms');
const enter = (visitor: Visitor, pin: string, from?: string) => send(visitor, '/api/pin', { pin }, from);
const answer = (type: string) => ({ status: 200, body: { type, mfaResponse: type } });
const REFUSED = { status: 401, body: { code: 'authenticationRequired' } };

async function signedIn(person = AINO, at = portal): Promise<Visitor> {
  const visitor = at.visitor();
  await visitor.signIn(person);
  return visitor;
}

/** A browser in which a patient's session has just ended of idleness. */
async function timedOut(person = AINO, at = portal): Promise<Visitor> {
  const visitor = await signedIn(person, at);
  pass(30);
  expect(await isSignedIn(visitor)).toBe(false);
  return visitor;
}

/** The same, with a code that has been asked for. */
async function asked(person = AINO) {
  const visitor = await timedOut(person);
  expect(await requestCode(visitor)).toMatchObject({ status: 200, body: { type: 'code-sent' } });
  const code = (await codeSentTo(db, person === AINO ? aino : eero)) ?? '';
  return { visitor, code };
}

describe('the way back', () => {
  test('is there after idleness, in a cookie that no script reads and that names nobody', async () => {
    const visitor = await signedIn();
    expect(await nextAction(visitor)).toBe('login-with-tupas');
    pass(30);
    const { headers } = await visitor.get('/api/session');
    const cookie = headers['set-cookie']?.find((line) => line.startsWith('expired-session='));
    expect(cookie).toMatch(/^expired-session=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/);
    const kept = await db.owner.selectFrom('expired_sessions').selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.proof_hash).toEqual(
      db.vault.hash(
        'expired-session',
        `kaari ${cookie?.slice('expired-session='.length, 'expired-session='.length + 43)}`,
      ),
    );
    expect(await nextAction(visitor)).toBe('request-mfa-sms');
  });

  test('is not there for patients who have not verified a number', async () => {
    await db.owner.updateTable('sms_logins').set({ phone: null }).where('patient_id', '=', aino).execute();
    const visitor = await timedOut();
    expect(await nextAction(visitor)).toBe('login-with-tupas');
    expect(await requestCode(visitor)).toMatchObject(REFUSED);
    expect(await enter(visitor, '1234')).toMatchObject(REFUSED);
  });

  test('is not there at the maximum, nor where the environment has none', async () => {
    const visitor = await signedIn();
    for (let hours = 0; hours < 12; hours += 0.25) {
      expect(await isSignedIn(visitor)).toBe(true);
      pass(15);
    }
    expect(await nextAction(visitor)).toBe('login-with-tupas');
    const elsewhere = await timedOut(AINO, portalWithout);
    expect(await nextAction(elsewhere)).toBe('login-with-tupas');
    expect(await requestCode(elsewhere)).toMatchObject(REFUSED);
    expect(await enter(elsewhere, '1234')).toMatchObject(REFUSED);
  });

  test('is there for a quarter of an hour, and never beyond the maximum', async () => {
    const visitor = await timedOut();
    pass(14);
    expect(await nextAction(visitor)).toBe('request-mfa-sms');
    pass(1);
    expect(await nextAction(visitor)).toBe('login-with-tupas');

    const late = await signedIn();
    for (let minutes = 0; minutes < 11 * 60 + 20; minutes += 20) {
      expect(await isSignedIn(late)).toBe(true);
      pass(20);
    }
    await late.get('/api/session');
    pass(30);
    expect(await nextAction(late)).toBe('request-mfa-sms');
    pass(10);
    expect(await nextAction(late)).toBe('login-with-tupas');
  });

  test('ends when SMS login is disabled elsewhere, and when somebody signs in', async () => {
    const { visitor, code } = await asked();
    await send(await signedIn(), '/api/mfa', { action: 'disable' });
    expect(await enter(visitor, code)).toMatchObject(REFUSED);
    expect(await requestCode(visitor)).toMatchObject(REFUSED);

    await enable(db, aino);
    const other = await asked();
    await other.visitor.signIn(EERO);
    expect(await nextAction(other.visitor)).toBe('login-with-tupas');
    expect(await enter(other.visitor, other.code)).toMatchObject(REFUSED);
  });

  test('is refused where the number is gone', async () => {
    const visitor = await timedOut();
    await db.owner.deleteFrom('sms_logins').where('patient_id', '=', aino).execute();
    expect(await requestCode(visitor)).toMatchObject(REFUSED);
  });
});

describe('a right code', () => {
  test('restarts the same patient’s session under another cookie, and what was typed is still theirs', async () => {
    const before = await signedIn();
    const { draftKey } = await secretsOf(before);
    const { visitor, code } = await asked();
    const { csrfToken } = await secretsOf(visitor);
    const entered = await enter(visitor, code);
    expect(entered).toMatchObject(answer('mfa-ok'));
    const cookies = (entered.headers['set-cookie'] ?? []).join('\n');
    expect(cookies).toMatch(/^session=p\w+\.[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/m);
    expect(cookies).toMatch(/^expired-session=; Max-Age=0;/m);
    expect(cookies).toMatch(/^authSuccess=true; Max-Age=60; Path=\/; SameSite=Lax$/m);
    const { body } = await visitor.get('/api/session');
    expect(body).toMatchObject({ isSessionValid: true, person: { lastName: 'Virtanen' } });
    const secrets = await secretsOf(visitor);
    expect(secrets.draftKey).toBe(draftKey);
    expect(secrets.csrfToken).not.toBe(csrfToken);
  });

  test('makes the session no longer than it could have been', async () => {
    const { visitor, code } = await asked();
    pass(1);
    await enter(visitor, code);
    expect((await visitor.get('/api/session')).body).toMatchObject({
      authTokenTimeout: '2026-03-23T19:00:00.000Z',
      sessionExpires: '2026-03-23T08:01:00.000Z',
    });
  });

  test('is good once', async () => {
    const { visitor, code } = await asked();
    await enter(visitor, code);
    pass(30);
    expect(await isSignedIn(visitor)).toBe(false);
    expect(await enter(visitor, code)).toMatchObject(answer('mfa-challenge-failed'));
  });

  test('signs in once when it comes twice at once', async () => {
    const { visitor, code } = await asked();
    const { csrfToken } = (await visitor.get('/api/session')).body;
    const request = { body: { pin: code }, headers: { 'x-csrf-token': csrfToken } };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor.send('POST', '/api/pin', request)),
    );
    expect(answers.filter(({ body }) => body.type === 'mfa-ok')).toHaveLength(1);
    const sessions = await db.owner
      .selectFrom('sessions')
      .selectAll()
      .where('patient_id', '=', aino)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  test('has expired after 5 minutes', async () => {
    const { visitor, code } = await asked();
    pass(5);
    expect(await enter(visitor, code)).toMatchObject(answer('mfa-challenge-failed'));
    expect(await isSignedIn(visitor)).toBe(false);
  });
});

describe('a wrong code', () => {
  test('ends all of the patient’s sessions the third time, and nobody else’s', async () => {
    const [visitor, elsewhere, others] = [await signedIn(), await signedIn(), await signedIn(EERO)];
    pass(20);
    for (const active of [elsewhere, others]) expect(await isSignedIn(active)).toBe(true);
    pass(10);
    await requestCode(visitor);
    const code = (await codeSentTo(db, aino)) ?? '';
    const [first = '', second = '', third = ''] = wrongCodes(code, 3);
    expect(await enter(visitor, first)).toMatchObject(answer('mfa-challenge-failed'));
    expect(await enter(visitor, second)).toMatchObject(answer('mfa-challenge-failed'));
    expect(await isSignedIn(elsewhere)).toBe(true);
    const last = await enter(visitor, third);
    expect(last).toMatchObject(answer('too-many-mfa-attempts'));
    expect(last.headers['set-cookie']?.join()).toMatch(/expired-session=; Max-Age=0/);
    expect(await enter(visitor, code)).toMatchObject(REFUSED);
    expect(await requestCode(visitor)).toMatchObject(REFUSED);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(others)).toBe(true);
  });

  test('counts as before when another code is asked for', async () => {
    const { visitor } = await asked();
    for (const type of ['mfa-challenge-failed', 'mfa-challenge-failed', 'too-many-mfa-attempts']) {
      const [wrong = ''] = wrongCodes((await codeSentTo(db, aino)) ?? '', 1);
      expect(await enter(visitor, wrong)).toMatchObject(answer(type));
      await requestCode(visitor);
    }
  });

  test.each(['', '123', '12345', 'abcd'])('is told from none: "%s"', async (pin) => {
    const { visitor } = await asked();
    expect(await enter(visitor, pin)).toMatchObject({
      status: 422,
      body: { code: 'invalidFields', errors: [{ field: 'pin', code: 'code' }] },
    });
  });

  test('is all that one gets who has asked for no code', async () => {
    expect(await enter(await timedOut(), '1234')).toMatchObject(answer('mfa-challenge-failed'));
  });
});

describe('limits', () => {
  test('send a patient so many codes an hour', async () => {
    const visitor = await timedOut();
    for (let sent = 0; sent < CODES_AN_HOUR.patient; sent++) {
      expect(await requestCode(visitor)).toMatchObject({ status: 200 });
    }
    const refused = await requestCode(visitor);
    expect(refused).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
    expect(refused.headers['retry-after']).toBeDefined();
  });

  test('keep an address from trying codes of many patients', async () => {
    const { visitor, code } = await asked();
    await db.owner
      .insertInto('attempts')
      .values({
        subject: db.vault.hash('attempts.wrong-sms-code', '127.0.0.1'),
        window_start: TEST_NOW,
        count: WRONG_CODES_AN_HOUR,
      })
      .execute();
    expect(await enter(visitor, code)).toMatchObject({ status: 429 });
    expect(await enter(visitor, code, '127.0.3.1')).toMatchObject(answer('mfa-ok'));
  });
});

describe('an attacker', () => {
  test('opens nothing with 1 000 codes from many addresses', async () => {
    const { visitor, code } = await asked();
    const { csrfToken } = (await visitor.get('/api/session')).body;
    const headers = { 'x-csrf-token': csrfToken };
    const guesses = [...wrongCodes(code, 999), code];
    for (let at = 0; at < guesses.length; at += 50) {
      const answers = await Promise.all(
        guesses.slice(at, at + 50).map((pin, nth) => {
          const from = `127.0.${4 + (at % 200)}.${1 + nth}`;
          return visitor.send('POST', '/api/pin', { body: { pin }, headers, from });
        }),
      );
      expect(answers.filter(({ body }) => body.type === 'mfa-ok')).toEqual([]);
    }
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('comes nowhere with the proof of another patient, or a made-up one', async () => {
    const victim = await asked(AINO);
    const own = await asked(EERO);
    if (victim.code !== own.code) {
      expect(await enter(own.visitor, victim.code)).toMatchObject(answer('mfa-challenge-failed'));
    }
    for (const proof of ['x'.repeat(43), 'x', '%00', '']) {
      const { headers } = await portal.visitor().get('/api/session');
      const session = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      const cookie = `${session}; expired-session=${proof}`;
      const stranger = portal.visitor();
      const { csrfToken } = (await stranger.get('/api/session', { headers: { cookie } })).body;
      const tried = { body: { pin: victim.code }, headers: { cookie, 'x-csrf-token': csrfToken } };
      expect(await stranger.send('POST', '/api/pin', tried)).toMatchObject(REFUSED);
    }
    expect(await enter(own.visitor, own.code)).toMatchObject(answer('mfa-ok'));
    expect((await own.visitor.get('/api/session')).body.person.lastName).toBe('Lehtonen');
  });

  test('is not helped by the patient’s own browser from another site', async () => {
    const { visitor, code } = await asked();
    const forgeries: Record<string, string>[] = [
      { 'x-csrf-token': 'guessed' },
      { origin: 'https://elsewhere.example' },
    ];
    for (const headers of forgeries) {
      const forged = { body: { pin: code }, headers };
      expect(await visitor.send('POST', '/api/pin', forged)).toMatchObject({
        status: 403,
        body: { code: 'csrfFailed' },
      });
      expect(await visitor.send('POST', '/api/request-mfa-sms', forged)).toMatchObject({ status: 403 });
    }
    expect(await enter(visitor, code)).toMatchObject(answer('mfa-ok'));
  });

  test('finds nothing in the logs', async () => {
    logged = '';
    const onboarding = await signedIn();
    const { csrfToken } = (await onboarding.get('/api/session')).body;
    const address = `/api/mfa-onboarding?${new URLSearchParams({ csrfToken, lang: 'fi' })}`;
    expect(await onboarding.send('POST', address, { body: { phoneNumber: '0405556667' } })).toMatchObject({
      status: 200,
      body: { type: 'code-sent' },
    });
    const first = (await codeSentTo(db, aino)) ?? '';
    const verified = { body: { challengeResponseFromUser: first } };
    expect((await onboarding.send('PUT', address, verified)).body).toEqual({ type: 'mfa-ok' });
    const { visitor, code } = await asked();
    await enter(visitor, code);
    expect(logged).toMatch(/mfa-onboarding/);
    expect(logged).toMatch(/\/api\/pin/);
    for (const secret of ['5556667', csrfToken, aino, 'Virtanen', '127.0.0.1']) {
      expect(logged).not.toContain(secret);
    }
    const texts = logged
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as object);
    const values = JSON.stringify(texts.map((line) => ({ ...line, time: 0, responseTime: 0, reqId: '' })));
    for (const secret of [first, code]) expect(values).not.toMatch(new RegExp(`\\b${secret}\\b`));
  });
});
