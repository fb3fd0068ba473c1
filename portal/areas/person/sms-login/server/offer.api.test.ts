import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { actingFor } from '#platform/test-context.ts';
import type { SmsLoginApi } from '../contract.ts';
import { OFFERED_AGAIN_AFTER_DAYS } from './offer.ts';
import { createSmsLoginService } from './service.ts';
import { AINO, clear, codeSentTo, EERO, enable, SETTINGS, sessionOf, wrongCodes } from './test-sms-login.ts';

let db: TestDatabase;
let call: Call<SmsLoginApi>;
let aino: Awaited<ReturnType<typeof sessionOf>>;
let eero: Awaited<ReturnType<typeof sessionOf>>;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, createSmsLoginService(SETTINGS));
  [aino, eero] = [await sessionOf(db, AINO), await sessionOf(db, EERO)];
});
afterAll(() => db.drop());
beforeEach(() => clear(db));

const later = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);
const nothing = { type: 'user-has-no-verified-mfa-device' };

test('‘not now’ puts the offer off for its patient, for some months', async () => {
  expect(await call('POST /api/mfa-offer', {}, aino)).toEqual({ body: { ...nothing, isPutOff: true } });
  expect(await call('POST /api/mfa-offer', {}, aino)).toEqual({ body: { ...nothing, isPutOff: true } });
  const statusAt = (days: number, who = aino) => call('GET /api/mfa', {}, { ...who, now: later(days) });
  expect(await statusAt(OFFERED_AGAIN_AFTER_DAYS - 1)).toEqual({ body: { ...nothing, isPutOff: true } });
  expect(await statusAt(OFFERED_AGAIN_AFTER_DAYS)).toEqual({ body: nothing });
  expect(await statusAt(0, eero)).toEqual({ body: nothing });
});

test('the wish is put off like the rest, and what is enabled is not', async () => {
  await call('POST /api/mfa-offer', {}, aino);
  expect(await call('POST /api/mfa', { body: { action: 'enable' } }, aino)).toEqual({
    body: { type: 'user-wants-to-enable-mfa', isPutOff: true },
  });
  expect(await call('POST /api/mfa-offer', {}, aino)).toEqual({
    body: { type: 'user-wants-to-enable-mfa', isPutOff: true },
  });
  await enable(db, eero.patientId);
  expect(await call('POST /api/mfa-offer', {}, eero)).toEqual({
    body: { type: 'enabled', phoneNumber: '+358401234501' },
  });
});

test('may be put off after too many wrong codes, too', async () => {
  await call('POST /api/mfa', { body: { action: 'enable' } }, aino);
  await call(
    'POST /api/mfa-onboarding',
    { query: { lang: 'fi' }, body: { phoneNumber: '0401234501' } },
    aino,
  );
  for (const challengeResponseFromUser of wrongCodes((await codeSentTo(db, aino.patientId)) ?? '', 3)) {
    await call('PUT /api/mfa-onboarding', { body: { challengeResponseFromUser } }, aino);
  }
  expect(await call('POST /api/mfa-offer', {}, aino)).toEqual({
    body: { type: 'too-many-onboarding-attempts', isPutOff: true },
  });
});

test('an environment without SMS login says so, and nobody is asked who is not signed in', async () => {
  const off = callerOf(db, createSmsLoginService({ ...SETTINGS, isEnabled: false }));
  expect(await off('POST /api/mfa-offer', {}, aino)).toEqual({
    body: { type: 'environment-has-mfa-disabled' },
  });
  expect(await call('POST /api/mfa-offer')).toEqual({ problem: 'authenticationRequired' });
});

test('a guardian who acts for a child changes nothing about anybody’s SMS login', async () => {
  const guardian = {
    session: { ...aino.session, actingFor: actingFor(aino.patientId) },
  };
  const lang = { query: { lang: 'fi' } };
  const refused = { problem: 'forbidden' };
  expect(await call('GET /api/mfa', {}, guardian)).toEqual(refused);
  expect(await call('POST /api/mfa-offer', {}, guardian)).toEqual(refused);
  const phone = { ...lang, body: { phoneNumber: '0401234501' } };
  expect(await call('POST /api/mfa-onboarding', phone, guardian)).toEqual(refused);
  const code = { ...lang, body: { challengeResponseFromUser: '1234' } };
  expect(await call('PUT /api/mfa-onboarding', code, guardian)).toEqual(refused);
});
