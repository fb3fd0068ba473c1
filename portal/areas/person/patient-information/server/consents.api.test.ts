import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { whileRefused } from '#platform/database/test-refusal.ts';
import type { ConsentState } from '../consents-contract.ts';
import type { endpoints } from '../contract.ts';
import { createPatientInformationService } from './service.ts';
import { accessesOf, bodyOf, patientWith, signedIn } from './test-patients.ts';

const GET = 'GET /api/user/consent';
const POST = 'POST /api/user/consent';
const NONE = {
  allowsCommonRegistry: false,
  allowsViewingOccupationalInformation: false,
  allowsMarketingMail: false,
  allowsTreatmentInstructionsMail: false,
  allowsBookingSms: false,
};
const { allowsViewingOccupationalInformation: _, ...CHILDRENS } = NONE;

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let janne: string;
let eero: string;
let nth = 0;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, createPatientInformationService('/api/user/contact-information'));
  aino = await patientWith(db, '140385-902F');
  janne = await patientWith(db, '280282-9372');
  eero = await patientWith(db, '021179-905R');
});
afterAll(() => db.drop());

const as = (patientId: string, request = {}) => ({
  session: signedIn(patientId),
  idempotencyKey: `consent-${++nth}`,
  ...request,
});
const save = (patientId: string, body: object, request = {}) => call(POST, { body }, as(patientId, request));
const show = async (patientId: string, request = {}) =>
  bodyOf<ConsentState>(await call(GET, {}, as(patientId, request)));
const rowOf = (id: string) =>
  db.owner.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('consents that are missing', () => {
  test('ask for the confirmation of the privacy policy', async () => {
    expect(await show(janne)).toMatchObject({
      consentStatus: 'missing',
      patientDataConsentFormUpdated: null,
      history: [],
    });
    expect(await save(janne, { ...NONE, confirmsPrivacyPolicy: false })).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'confirmsPrivacyPolicy', code: 'required' }],
    });
    expect(await rowOf(janne)).toMatchObject({ consent_status: 'missing', consent_form_updated_at: null });
  });

  test('are given with it, whatever else is allowed, and have a history', async () => {
    const first = bodyOf<ConsentState>(
      await save(janne, { ...NONE, allowsBookingSms: true, confirmsPrivacyPolicy: true }),
    );
    expect(first).toMatchObject({
      type: 'success',
      consentStatus: 'ok',
      patientDataConsentFormUpdated: TEST_NOW.toISOString(),
      consents: { ...NONE, allowsBookingSms: true },
    });
    const later = new Date(TEST_NOW.getTime() + 60_000);
    await save(janne, { ...NONE, confirmsPrivacyPolicy: false }, { now: later });
    const { history, patientDataConsentFormUpdated } = await show(janne);
    expect(patientDataConsentFormUpdated).toBe(TEST_NOW.toISOString());
    expect(history).toEqual([
      { at: later.toISOString(), consent: 'allowsBookingSms', isGiven: false, brand: 'kaari' },
      { at: TEST_NOW.toISOString(), consent: 'allowsBookingSms', isGiven: true, brand: 'kaari' },
      { at: TEST_NOW.toISOString(), consent: 'patientDataConsentForm', isGiven: true, brand: 'kaari' },
    ]);
    expect(await accessesOf(db, janne)).toEqual(expect.arrayContaining(['read consents', 'change consents']));
  });

  test('are asked for again when they have become invalid', async () => {
    await db.owner
      .updateTable('patients')
      .set({ consent_status: 'invalid' })
      .where('id', '=', janne)
      .execute();
    expect(await save(janne, { ...NONE, confirmsPrivacyPolicy: false })).toMatchObject({
      problem: 'invalidFields',
    });
    expect(await save(janne, { ...NONE, confirmsPrivacyPolicy: true })).toMatchObject({
      body: { consentStatus: 'ok' },
    });
  });
});

test('what was confirmed for a minor is invalid once they are of age, and is confirmed again', async () => {
  // He came of age on 2 November 1997 in Helsinki.
  await db.owner
    .updateTable('patients')
    .set({ consent_status: 'ok', consent_form_updated_at: new Date('1997-11-01T21:59:59Z') })
    .where('id', '=', eero)
    .execute();
  expect(await show(eero)).toMatchObject({ consentStatus: 'invalid' });
  expect(await save(eero, { ...NONE, confirmsPrivacyPolicy: false })).toMatchObject({
    problem: 'invalidFields',
  });
  expect(await save(eero, { ...NONE, confirmsPrivacyPolicy: true })).toMatchObject({
    body: { consentStatus: 'ok', patientDataConsentFormUpdated: TEST_NOW.toISOString() },
  });
});

describe('consents', () => {
  test('leave no trace of a save that changes nothing', async () => {
    const { consents, history } = await show(aino);
    const before = (await accessesOf(db, aino)).filter((access) => access === 'change consents');
    expect(await save(aino, { ...consents, confirmsPrivacyPolicy: true })).toMatchObject({
      body: { history },
    });
    const after = (await accessesOf(db, aino)).filter((access) => access === 'change consents');
    expect(after).toEqual(before);
  });

  test('of occupational health care are neither shown nor taken in a brand of children’s', async () => {
    const request = { brand: brandOf('pikkujatti') };
    await save(eero, { ...NONE, allowsViewingOccupationalInformation: true, confirmsPrivacyPolicy: false });
    const state = await show(eero, request);
    expect(state.consents).not.toHaveProperty('allowsViewingOccupationalInformation');
    expect(state.history.map(({ consent }) => consent)).not.toContain('allowsViewingOccupationalInformation');
    expect(await save(eero, { ...NONE, confirmsPrivacyPolicy: false }, request)).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'allowsViewingOccupationalInformation', code: 'notAsked' }],
    });
    const body = { ...CHILDRENS, allowsMarketingMail: true, confirmsPrivacyPolicy: false };
    expect(await save(eero, body, request)).toMatchObject({ body: { type: 'success' } });
    expect((await show(eero)).consents).toMatchObject({
      allowsViewingOccupationalInformation: true,
      allowsMarketingMail: true,
    });
    expect((await show(eero)).history[0]).toMatchObject({
      consent: 'allowsMarketingMail',
      brand: 'pikkujatti',
    });
  });

  test('are the patient’s own alone', async () => {
    const before = await rowOf(aino);
    await save(eero, { ...NONE, confirmsPrivacyPolicy: true });
    expect(await rowOf(aino)).toEqual(before);
    expect(await call(GET)).toEqual({ problem: 'authenticationRequired' });
    const body = { ...NONE, confirmsPrivacyPolicy: true };
    expect(await call(POST, { body }, { idempotencyKey: 'nobody-1' })).toEqual({
      problem: 'authenticationRequired',
    });
  });

  test('are answered whole', async () => {
    const { allowsBookingSms: _, ...rest } = NONE;
    expect(await save(aino, { ...rest, confirmsPrivacyPolicy: true })).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'allowsBookingSms', code: 'required' }],
    });
    expect(await save(aino, 'none' as never)).toEqual({ problem: 'malformed' });
  });

  test('are saved once for a key', async () => {
    const request = { idempotencyKey: 'consent-once' };
    const body = { ...NONE, allowsTreatmentInstructionsMail: true, confirmsPrivacyPolicy: true };
    const first = await save(aino, body, request);
    expect(await save(aino, body, request)).toEqual(first);
    expect(await save(aino, { ...body, allowsMarketingMail: true }, request)).toEqual({
      problem: 'idempotencyKeyReused',
    });
  });

  test('are as they were when the database refuses', async () => {
    const before = await rowOf(aino);
    const body = { ...NONE, allowsMarketingMail: !before.allows_marketing_mail, confirmsPrivacyPolicy: true };
    const refused = await whileRefused(db, 'insert', 'consent_history', () => save(aino, body));
    expect(refused).toEqual({ body: { type: 'unknownError' } });
    expect(await rowOf(aino)).toEqual(before);
  });
});
