import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandOf } from '#contract/brands/registry.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { FORGET_INSURANCE } from '#domain/insurance/server/kept.ts';
import { sealPatient } from '#domain/patients/server/patient-record.ts';
import { TEST_PERMIT, type TestInsurers, testInsurers } from '#integrations/insurers/test-insurers.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { countedAllowance } from '#platform/limits/test-allowance.ts';
import { actingFor } from '#platform/test-context.ts';
import type { endpoints } from '../contract.ts';
import { insuranceTasks } from './forget-insurance.ts';
import { createInsuranceService } from './service.ts';

const POHJOLA = 'GET /api/insurance/pohjola-check/{date}';
const POLICY = 'GET /api/insurance/lahitapiola-policy-check';
const PERMITS = 'GET /api/insurance/lahitapiola-direct-compensation-permits/{lang}';
const CONCEPTS = 'POST /api/concepts';
const DAY = { params: { date: '2026-03-30' } };
const FINNISH = { params: { lang: 'fi' } };

const ADULT = '140385-902F';
const GUARDIAN = '300886-914F';
/** Eighteen on the day after the tests, and on their day. */
const SEVENTEEN = formatIdentityCode('2008-03-24', 901);
const EIGHTEEN = formatIdentityCode('2008-03-23', 901);

let test: TestDatabase;
let insurers: TestInsurers;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(() => {
  insurers = testInsurers();
  call = callerOf(test, createInsuranceService(insurers));
});

/** A patient whom no other test knows. */
async function patient(identityCode = ADULT): Promise<string> {
  const id = randomUUID();
  const values = { id, identity_code: identityCode, first_names: 'Testi', last_name: 'Henkilö' };
  await test.owner.insertInto('patients').values(sealPatient(test.vault, values)).execute();
  return id;
}
const person = (identityCode: string) => ({ firstNames: 'Testi', lastName: 'Henkilö', identityCode });
const as = (patientId: string, more: object = {}) => ({
  session: { patientId, person: person(ADULT) },
  ...more,
});
const asGuardianOf = (patientId: string) => ({
  brand: brandOf('pikkujatti'),
  session: {
    patientId,
    ownPatientId: null,
    person: person(GUARDIAN),
    actingFor: actingFor(patientId),
  },
});
const logOf = async (patientId: string) => {
  const rows = await test.owner
    .selectFrom('access_log')
    .select(['actor_kind', 'action', 'record_kind', 'record_id'])
    .where('patient_id', '=', patientId)
    .orderBy('id')
    .execute();
  return rows.map((row) => Object.values(row).filter(Boolean).join(' '));
};

it.each([
  [POHJOLA, DAY],
  [POLICY, {}],
  [PERMITS, FINNISH],
  [CONCEPTS, { body: { code: '90157' } }],
] as const)('%s is open to one caller twenty times a minute', async (key, input) => {
  const caller = as(await patient(), { allowance: countedAllowance() });
  for (let times = 0; times < 20; times++) expect(await call(key, input, caller)).toHaveProperty('body');
  expect(await call(key, input, caller)).toMatchObject({ problem: 'tooManyRequests' });
});

describe.each([
  [POHJOLA, DAY],
  [POLICY, {}],
  [PERMITS, FINNISH],
] as const)('%s', (key, input) => {
  it('is for patients', async () => {
    expect(await call(key, input)).toEqual({ problem: 'authenticationRequired' });
    const unregistered = { session: { person: person(ADULT) } };
    expect(await call(key, input, unregistered)).toEqual({ problem: 'authenticationRequired' });
    expect(insurers.asked).toEqual([]);
  });

  it('asks about the patient who is logged in, and notes that it was read', async () => {
    const id = await patient();
    expect(await call(key, input, as(id))).toMatchObject({ body: {} });
    expect(insurers.asked).toEqual([ADULT]);
    expect(await logOf(id)).toEqual(['patient read insurance']);
  });

  it('asks about the child for whom a guardian acts', async () => {
    const id = await patient(SEVENTEEN);
    expect(await call(key, input, asGuardianOf(id))).toMatchObject({ body: {} });
    expect(insurers.asked).toEqual([SEVENTEEN]);
    expect(await logOf(id)).toEqual([expect.stringMatching(/^guardian read insurance/)]);
  });

  it('answers ERROR when the insurer does not answer, reports why, and notes nothing', async () => {
    const id = await patient();
    insurers.isDown = true;
    const reported: unknown[] = [];
    const outcome = await call(key, input, as(id, { report: (error: unknown) => reported.push(error) }));
    expect(outcome).toEqual({ body: { type: 'ERROR' } });
    expect(String(reported)).toBe('SystemError: The insurer of the tests did not answer: down');
    expect(await logOf(id)).toEqual([]);
  });

  it('is refused to a patient without the right, and finds nothing of a record that is gone', async () => {
    const rights = async () => ['kela65'];
    expect(await call(key, input, as(await patient(), { rights }))).toEqual({ problem: 'forbidden' });
    expect(await call(key, input, as(randomUUID()))).toEqual({ problem: 'notFound' });
    expect(insurers.asked).toEqual([]);
  });
});

describe('Pohjola', () => {
  it('is not found in a brand that has other insurers', async () => {
    const brand = { ...brandOf('kaari'), insurers: ['IF'] };
    expect(await call(POHJOLA, DAY, as(await patient(), { brand }))).toEqual({ problem: 'notFound' });
    expect(insurers.asked).toEqual([]);
  });

  it.each([
    [true, 'FOUND'],
    [false, 'NOT_FOUND'],
  ])('says hasInsurance %s: %s', async (hasInsurance, type) => {
    insurers.isCovered = hasInsurance;
    expect(await call(POHJOLA, DAY, as(await patient()))).toEqual({ body: { type, hasInsurance } });
  });

  it('is asked about days only', async () => {
    const outcome = await call(POHJOLA, { params: { date: '2026-02-29' } }, as(await patient()));
    expect(outcome).toMatchObject({ problem: 'malformed' });
  });
});

describe('LähiTapiola', () => {
  it.each([
    [true, 'INSURANCE_FOUND'],
    [false, 'INSURANCE_NOT_FOUND'],
  ])('has a policy (%s): %s', async (hasPolicy, type) => {
    insurers.hasPolicy = hasPolicy;
    expect(await call(POLICY, {}, as(await patient()))).toEqual({ body: { type } });
  });

  it('has permits, or none', async () => {
    const id = await patient();
    expect(await call(PERMITS, FINNISH, as(id))).toEqual({
      body: { type: 'INSURANCE_FOUND_WITH_PERMITS', permits: [TEST_PERMIT] },
    });
    insurers.permits = [];
    expect(await call(PERMITS, FINNISH, as(id))).toEqual({ body: { type: 'INSURANCE_FOUND_NO_PERMITS' } });
  });

  it.each([
    [POLICY, {}],
    [PERMITS, FINNISH],
  ] as const)('is not asked about somebody under 18 for whom no guardian acts: %s', async (key, input) => {
    const young = await patient(SEVENTEEN);
    expect(await call(key, input, as(young))).toEqual({ body: { type: 'underageCustomer' } });
    expect(insurers.asked).toEqual([]);
    expect(await logOf(young)).toEqual([]);
    await call(key, input, as(await patient(EIGHTEEN)));
    expect(insurers.asked).toEqual([EIGHTEEN]);
  });
});

describe('a concept code', () => {
  const add = (code: string, request: object) => call(CONCEPTS, { body: { code } }, request);
  const conceptsOf = (patientId: string) =>
    test.owner
      .selectFrom('patient_concepts')
      .select(['code', 'added_at'])
      .where('patient_id', '=', patientId)
      .execute();

  it('is left with the patient once, however often it is sent', async () => {
    const id = await patient();
    const later = new Date(TEST_NOW.getTime() + 1000);
    expect(await add('90157', as(id))).toEqual({ body: { type: 'success' } });
    expect(await add('90157', as(id, { now: later }))).toEqual({ body: { type: 'success' } });
    expect(await conceptsOf(id)).toEqual([{ code: '90157', added_at: later }]);
    expect(await logOf(id)).toEqual(['patient create concept 90157', 'patient create concept 90157']);
  });

  it('is for patients, and needs a code', async () => {
    expect(await add('90157', {})).toEqual({ problem: 'authenticationRequired' });
    expect(await call(CONCEPTS, { body: {} }, as(await patient()))).toMatchObject({
      problem: 'invalidFields',
    });
  });

  it('is refused to a patient without the right to book by insurance', async () => {
    const id = await patient();
    expect(await add('90157', as(id, { rights: async () => [] }))).toEqual({ problem: 'forbidden' });
    expect(await conceptsOf(id)).toEqual([]);
  });

  it('that there is not is not found', async () => {
    expect(await add('1', as(await patient()))).toEqual({ body: { type: 'conceptNotFound' } });
  });

  it('of somebody who is gone is of nobody', async () => {
    expect(await add('90157', as(randomUUID()))).toEqual({ body: { type: 'customerNotFound' } });
  });

  it('that the database refuses is an unknown error', async () => {
    const longAgo = new Date(-8_640_000_000_000_000);
    const id = await patient();
    expect(await add('90157', as(id, { now: longAgo }))).toEqual({ body: { type: 'unknownError' } });
    expect(await conceptsOf(id)).toEqual([]);
  });

  it('of Pohjola needs its own word, of the last hour and about nobody else', async () => {
    const [id, other] = [await patient(), await patient()];
    const refused = { body: { type: 'conceptOnlineUpdateNotAllowed' } };
    expect(await add('999503', as(id))).toEqual(refused);
    await call(POHJOLA, DAY, as(other));
    expect(await add('999503', as(id))).toEqual(refused);
    await call(POHJOLA, DAY, as(id));
    const anHourLater = new Date(TEST_NOW.getTime() + 60 * 60_000);
    expect(await add('999503', as(id, { now: anHourLater }))).toEqual(refused);
    expect(await add('999503', as(id))).toEqual({ body: { type: 'success' } });
    insurers.isDown = true;
    await call(POHJOLA, DAY, as(id));
    expect(await add('999503', as(id))).toEqual(refused);
  });

  it('of LähiTapiola needs a permit', async () => {
    const id = await patient();
    await call(POLICY, {}, as(id));
    expect(await add('90021', as(id))).toEqual({ body: { type: 'conceptOnlineUpdateNotAllowed' } });
    await call(PERMITS, FINNISH, as(id));
    expect(await add('90021', as(id))).toEqual({ body: { type: 'success' } });
  });

  it('stands beside the one of a guardian’s other child', async () => {
    const [one, other] = [await patient(SEVENTEEN), await patient(SEVENTEEN)];
    expect(await add('758236', asGuardianOf(one))).toEqual({ body: { type: 'success' } });
    expect(await conceptsOf(one)).toHaveLength(1);
    expect(await conceptsOf(other)).toEqual([]);
  });
});

it('what the insurers have said is deleted after an hour, and no sooner', async () => {
  const id = await patient();
  await call(POHJOLA, DAY, as(id));
  const forgetAfter = (minutes: number) => {
    const now = () => new Date(TEST_NOW.getTime() + minutes * 60_000);
    return insuranceTasks({ inScope: test.inScope, now })[FORGET_INSURANCE]?.({ patientId: id }, {} as never);
  };
  const answers = () =>
    test.owner.selectFrom('insurance_answers').selectAll().where('patient_id', '=', id).execute();
  await forgetAfter(59);
  expect(await answers()).toHaveLength(1);
  await forgetAfter(60);
  expect(await answers()).toEqual([]);
});
