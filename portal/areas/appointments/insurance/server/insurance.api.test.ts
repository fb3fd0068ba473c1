import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FORGET_INSURANCE } from '#areas/appointments/shared/insurance/server/kept.ts';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { brandOf } from '#brands/registry.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { TEST_PERMIT, type TestInsurers, testInsurers } from '#outside/insurers/client/test-insurers.ts';
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
