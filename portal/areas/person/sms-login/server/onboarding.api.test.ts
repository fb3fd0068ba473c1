import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { SmsLoginApi } from '../contract.ts';
import { CODES_AN_HOUR, WRONG_CODES_AN_HOUR } from './limits.ts';
import { createSmsLoginService } from './service.ts';
import { AINO, clear, codeSentTo, EERO, enable, SETTINGS, sessionOf, wrongCodes } from './test-sms-login.ts';

let db: TestDatabase;
let call: Call<SmsLoginApi>;
let callOff: Call<SmsLoginApi>;
let aino: Awaited<ReturnType<typeof sessionOf>>;
let eero: Awaited<ReturnType<typeof sessionOf>>;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, createSmsLoginService(SETTINGS));
  callOff = callerOf(db, createSmsLoginService({ ...SETTINGS, isEnabled: false }));
  [aino, eero] = [await sessionOf(db, AINO), await sessionOf(db, EERO)];
});
afterAll(() => db.drop());
beforeEach(() => clear(db));

type Who = Pick<typeof aino, 'session'> & { now?: Date; address?: string };
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const type = (name: string) => ({ body: { type: name } });

const status = (who: Who = aino) => call('GET /api/mfa', {}, who);
const set = (action: unknown, who: Who = aino) => call('POST /api/mfa', { body: { action } }, who);
const begin = (phoneNumber: unknown, who: Who = aino) =>
  call('POST /api/mfa-onboarding', { query: { lang: 'sv' }, body: { phoneNumber } }, who);
const finish = (challengeResponseFromUser: unknown, who: Who = aino) =>
  call('PUT /api/mfa-onboarding', { body: { challengeResponseFromUser } }, who);

async function begun(phone = '0401234501', who: Who & { patientId: string } = aino): Promise<string> {
  expect(await begin(phone, who)).toEqual(type('code-sent'));
  return (await codeSentTo(db, who.patientId)) ?? '';
}

test('a number is only asked of people who identified a moment ago', async () => {
  const session = { ...aino.session, freshUntil: TEST_NOW };
  expect(await begin('0401234501', { session })).toEqual({ problem: 'freshIdentificationRequired' });
  expect(await codeSentTo(db, aino.patientId)).toBeUndefined();
});

describe('the status', () => {
  test('goes from nothing over the wish to a verified number, and back', async () => {
    expect(await status()).toEqual(type('user-has-no-verified-mfa-device'));
    expect(await set('enable')).toEqual(type('user-wants-to-enable-mfa'));
    expect(await status()).toEqual(type('user-wants-to-enable-mfa'));
    expect(await finish(await begun())).toEqual(type('mfa-ok'));
    const enabled = { body: { type: 'enabled', phoneNumber: '+358401234501' } };
    expect(await status()).toEqual(enabled);
    expect(await set('enable')).toEqual(enabled);
    expect(await status(eero)).toEqual(type('user-has-no-verified-mfa-device'));
    expect(await set('disable')).toEqual(type('user-has-no-verified-mfa-device'));
    expect(await db.owner.selectFrom('sms_logins').selectAll().execute()).toEqual([]);
  });

  test('says that the environment has none, and what is on can still be taken off', async () => {
    await enable(db, aino.patientId);
    expect(await callOff('GET /api/mfa', {}, aino)).toEqual(type('environment-has-mfa-disabled'));
    const setOff = (action: string) => callOff('POST /api/mfa', { body: { action } }, aino);
    expect(await setOff('enable')).toEqual(type('environment-has-mfa-disabled'));
    expect(await setOff('disable')).toEqual(type('environment-has-mfa-disabled'));
    expect(await db.owner.selectFrom('sms_logins').selectAll().execute()).toEqual([]);
  });

  test('is for signed-in patients, and knows two actions', async () => {
    expect(await call('GET /api/mfa')).toEqual({ problem: 'authenticationRequired' });
    expect(await call('POST /api/mfa', { body: { action: 'enable' } })).toEqual({
      problem: 'authenticationRequired',
    });
    expect(await set('toggle')).toMatchObject({ problem: 'invalidFields', errors: [{ field: 'action' }] });
    expect(await call('POST /api/mfa', {}, aino)).toEqual({ problem: 'malformed' });
  });

  test('is noted in the access log when it changes', async () => {
    const changes = async () =>
      (
        await db.owner
          .selectFrom('access_log')
          .select(['actor_kind', 'action'])
          .where('patient_id', '=', aino.patientId)
          .where('record_kind', '=', 'sms-login')
          .execute()
      ).length;
    const before = await changes();
    await set('enable');
    await finish(await begun());
    await finish('0000');
    expect((await changes()) - before).toBe(2);
  });
});

describe('the onboarding', () => {
  test.each([
    ['12345', 'invalid'],
    ['040-1234567', 'invalid'],
    ['x', 'invalid'],
    ['+', 'invalid'],
    [' ', 'required'],
    ['+35840123456789012', 'tooLong'],
  ])('names a number that is none: %s', async (phone, code) => {
    expect(await begin(phone)).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'phoneNumber', code }],
    });
  });

  test.each(['123', '12345', 'abcd', ''])('names a code that is none: %s', async (code) => {
    expect(await finish(code)).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'challengeResponseFromUser', code: 'code' }],
    });
  });

  test.each(['POST', 'PUT'] as const)(
    '%s is for signed-in patients, in a language that there is',
    async (verb) => {
      const body = { phoneNumber: '0401234501', challengeResponseFromUser: '1234' };
      expect(await call(`${verb} /api/mfa-onboarding`, { body })).toEqual({
        problem: 'authenticationRequired',
      });
      expect(await call(`${verb} /api/mfa-onboarding`, { body, query: { lang: 'de' } }, aino)).toMatchObject({
        problem: 'malformed',
      });
    },
  );

  test('is forbidden where the environment has none', async () => {
    const body = { phoneNumber: '0401234501', challengeResponseFromUser: '1234' };
    for (const key of ['POST /api/mfa-onboarding', 'PUT /api/mfa-onboarding'] as const) {
      expect(await callOff(key, { body }, aino)).toEqual({ problem: 'forbidden' });
    }
  });

  test('keeps neither number nor code readable', async () => {
    const code = await begun();
    await db.owner.deleteFrom('sms_logins').execute();
    const kept = JSON.stringify(await db.owner.selectFrom('sms_codes').selectAll().execute());
    expect(kept).not.toContain('401234501');
    expect(kept).not.toContain(`"${code}"`);
    await finish(code);
    const login = await db.owner.selectFrom('sms_logins').select('phone').executeTakeFirstOrThrow();
    expect(login.phone).not.toContain('401234501');
  });

  test('takes a code once', async () => {
    const code = await begun();
    expect(await finish(code)).toEqual(type('mfa-ok'));
    await set('disable');
    expect(await finish(code)).toEqual(type('mfa-challenge-failed'));
    expect(await status()).toEqual(type('user-has-no-verified-mfa-device'));
  });

  test('takes a code for 5 minutes', async () => {
    const code = await begun();
    expect(await finish(code, { ...aino, now: minutesLater(5) })).toEqual(type('mfa-challenge-failed'));
    expect(await finish(code, { ...aino, now: new Date(minutesLater(5).getTime() - 1) })).toEqual(
      type('mfa-ok'),
    );
  });

  test('takes the last code only, for the number that it was sent to', async () => {
    const first = await begun('0401234501');
    const second = await begun('0401234502');
    if (first !== second) expect(await finish(first)).toEqual(type('mfa-challenge-failed'));
    expect(await finish(second)).toEqual(type('mfa-ok'));
    expect(await status()).toEqual({ body: { type: 'enabled', phoneNumber: '+358401234502' } });
  });

  test('takes a code in the session that asked for it, of the patient who did', async () => {
    const code = await begun();
    expect(await finish(code, eero)).toEqual(type('mfa-challenge-failed'));
    expect(await finish(code, await sessionOf(db, AINO, 'another'))).toEqual(type('mfa-challenge-failed'));
    expect(await finish(code, { session: { ...eero.session, hash: aino.session.hash as Buffer } })).toEqual(
      type('mfa-challenge-failed'),
    );
    expect(await finish(code)).toEqual(type('mfa-ok'));
  });

  test('ends with the third wrong code, for an hour', async () => {
    const code = await begun();
    const [first = '', second = '', third = ''] = wrongCodes(code, 3);
    expect(await finish(first)).toEqual(type('mfa-challenge-failed'));
    expect(await finish(second)).toEqual(type('mfa-challenge-failed'));
    expect(await finish(third)).toEqual(type('too-many-mfa-attempts'));
    expect(await finish(code)).toEqual(type('too-many-mfa-attempts'));
    expect(await status()).toEqual(type('too-many-onboarding-attempts'));
    expect(await set('enable')).toEqual(type('too-many-onboarding-attempts'));
    expect(await begin('0401234501')).toEqual(type('too-many-onboarding-attempts'));
    const later = { ...aino, now: minutesLater(60) };
    expect(await status(later)).toEqual(type('user-wants-to-enable-mfa'));
    expect(await begin('0401234501', later)).toEqual(type('code-sent'));
  });

  test('has no more tries for who asks for the code again', async () => {
    for (const left of ['mfa-challenge-failed', 'mfa-challenge-failed', 'too-many-mfa-attempts']) {
      const [wrong] = wrongCodes(await begun(), 1);
      expect(await finish(wrong)).toEqual(type(left));
    }
  });

  test('counts codes that are tried at once', async () => {
    const code = await begun();
    const answers = await Promise.all(wrongCodes(code, 20).map((wrong) => finish(wrong)));
    const named = answers.map((answer) => ('body' in answer ? (answer.body as { type: string }).type : ''));
    expect(named.filter((name) => name === 'too-many-mfa-attempts').length).toBeGreaterThan(0);
    expect(await finish(code)).toEqual(type('too-many-mfa-attempts'));
  });

  test('sends a patient so many codes an hour', async () => {
    for (let sent = 0; sent < CODES_AN_HOUR.patient; sent++) await begun(`04012345${10 + sent}`);
    expect(await begin('0401234599')).toEqual(type('too-many-onboarding-attempts'));
    expect(await status()).toEqual(type('too-many-onboarding-attempts'));
    expect(await begin('0401234599', eero)).toEqual(type('code-sent'));
  });

  test('limits codes per hour for a number, no matter who asks and how it is written', async () => {
    for (let sent = 0; sent < CODES_AN_HOUR.number - 1; sent++) await begun('040 1234501');
    await begun('+358401234501', eero);
    expect(await begin('00358401234501', eero)).toEqual(type('too-many-onboarding-attempts'));
    expect(await begin('0401234502', eero)).toEqual(type('code-sent'));
  });

  test('answers an address so many times an hour', async () => {
    const count = (purpose: string, times: number) =>
      db.owner
        .insertInto('attempts')
        .values({
          subject: db.vault.hash(`attempts.${purpose}`, '192.0.2.1'),
          window_start: TEST_NOW,
          count: times,
        })
        .execute();
    const code = await begun();
    await db.owner.deleteFrom('attempts').execute();
    await count('sms-code.address', CODES_AN_HOUR.address);
    await count('wrong-sms-code', WRONG_CODES_AN_HOUR);
    expect(await begin('0401234501')).toEqual(type('too-many-onboarding-attempts'));
    expect(await finish(code)).toEqual({ problem: 'tooManyRequests' });
    const elsewhere = { ...aino, address: '192.0.2.2' };
    expect(await finish(code, elsewhere)).toEqual(type('mfa-ok'));
    expect(await begin('0401234501', elsewhere)).toEqual(type('code-sent'));
  });

  test('opens nothing to 1 000 codes from as many addresses', async () => {
    const code = await begun();
    // The right one comes last: as good as any of the ten thousand that there are.
    const guesses = [...wrongCodes(code, 999), code];
    for (let at = 0; at < guesses.length; at += 500) {
      await Promise.all(
        guesses.slice(at, at + 500).map(async (guess, nth) => {
          const address = `198.51.${Math.floor((at + nth) / 250)}.${(at + nth) % 250}`;
          expect(await finish(guess, { ...aino, address })).not.toEqual(type('mfa-ok'));
        }),
      );
    }
    expect(await status()).toEqual(type('too-many-onboarding-attempts'));
  });

  test('is finished once by two right codes at once', async () => {
    const code = await begun();
    const answers = await Promise.all([finish(code), finish(code)]);
    expect(answers).toContainEqual(type('mfa-ok'));
    expect(answers).toContainEqual(type('mfa-challenge-failed'));
  });
});
