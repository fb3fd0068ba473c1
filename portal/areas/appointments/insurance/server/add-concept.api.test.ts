import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Reimbursement } from '#areas/appointments/shared/insurance/concept-codes.ts';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { Insurer } from '#contract/brand/insurers.ts';
import { type TestInsurers, testInsurers } from '#outside/insurers/client/test-insurers.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { createInsuranceService } from './service.ts';

const CONCEPTS = 'POST /api/concepts';
const POHJOLA = 'GET /api/insurance/pohjola-check/{date}';
const POLICY = 'GET /api/insurance/lahitapiola-policy-check';
const PERMITS = 'GET /api/insurance/lahitapiola-direct-compensation-permits/{lang}';
const VISIT_DAY = '2026-03-30';
const NOT_ALLOWED = { body: { type: 'conceptOnlineUpdateNotAllowed' } };
const SUCCESS = { body: { type: 'success' } };

let db: TestDatabase;
let insurers: TestInsurers;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase();
  await sql`
    insert into clinics (id, brands, name) values ('KAMPPI', '{kaari}', '{}');
    insert into practitioners (id, first_name, last_name, title, spoken_languages) values (1, 'Ilona', 'H', '{}', '{fi}');
    insert into appointment_kinds (id, code, name, location_type)
      values (1, 'VISIT', '{}', 'physicalLocation'), (2, '663', '{}', 'physicalLocation')`.execute(db.owner);
});
afterAll(() => db.drop());
beforeEach(() => {
  insurers = testInsurers();
  call = callerOf(db, createInsuranceService(insurers));
});

/** A patient whom no other test knows. */
async function patient(): Promise<string> {
  const id = randomUUID();
  const values = { id, identity_code: '140385-902F', first_names: 'Testi', last_name: 'Henkilö' };
  await db.owner.insertInto('patients').values(sealPatient(db.vault, values)).execute();
  return id;
}
const as = (patientId: string, more: object = {}) => ({
  session: { patientId, person: { firstNames: 'Testi', lastName: 'Henkilö', identityCode: '140385-902F' } },
  ...more,
});
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

let slots = 0;
/** Books a visit on an insurance. Resolves to its id. */
async function visit(
  patientId: string,
  insurer: Insurer,
  reimbursement: Reimbursement,
  { day = VISIT_DAY, kind = 1, bookedAt = TEST_NOW } = {},
): Promise<number> {
  slots += 1;
  const startsAt = new Date(Date.parse(`${day}T06:00:00Z`) + slots * 60_000);
  const time = {
    practitioner_id: 1,
    clinic_id: 'KAMPPI',
    kind_id: kind,
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + 60_000),
  };
  const slot = await db.owner.insertInto('slots').values(time).returning('id').executeTakeFirstOrThrow();
  const { id } = await db.owner
    .insertInto('appointments')
    .values({ ...time, patient_id: patientId, slot_id: slot.id, brand: 'kaari' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = { patient_id: patientId, appointment_id: id, insurer, reimbursement, booked_at: bookedAt };
  await db.owner.insertInto('visit_insurances').values(own).execute();
  return id;
}
const add = (code: string, request: object) => call(CONCEPTS, { body: { code } }, request);
const codesOf = async (patientId: string) => {
  const rows = await db.owner
    .selectFrom('visit_insurances')
    .select(['appointment_id', 'concept_code'])
    .where('patient_id', '=', patientId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.appointment_id, row.concept_code]));
};
const logOf = async (patientId: string) => {
  const rows = await db.owner
    .selectFrom('access_log')
    .select(['action', 'record_id'])
    .where('patient_id', '=', patientId)
    .where('record_kind', '=', 'concept')
    .execute();
  return rows.map(({ action, record_id }) => `${action} ${record_id}`);
};

it('is left with the visit that it is for once, however often it is sent', async () => {
  const id = await patient();
  const booked = await visit(id, 'IF', 'USE_REIMBURSEMENT');
  expect(await add('90157', as(id))).toEqual(SUCCESS);
  expect(await add('90157', as(id, { now: later(1) }))).toEqual(SUCCESS);
  expect(await codesOf(id)).toEqual({ [booked]: '90157' });
  expect(await logOf(id)).toEqual(['create 90157']);
});

it('is left with no patient without a visit that it is for', async () => {
  const id = await patient();
  expect(await add('90157', as(id))).toEqual(NOT_ALLOWED);
  await visit(id, 'IF', 'PAY_AND_REIMBURSE');
  await visit(id, 'IF', 'USE_REIMBURSEMENT', { bookedAt: later(-60) });
  const other = await patient();
  await visit(other, 'IF', 'USE_REIMBURSEMENT');
  expect(await add('90157', as(id))).toEqual(NOT_ALLOWED);
  expect(Object.values({ ...(await codesOf(id)), ...(await codesOf(other)) })).toEqual([null, null, null]);
  expect(await logOf(id)).toEqual([]);
});

it('of two visits booked in two tabs each has its own', async () => {
  const id = await patient();
  const [first, second] = [
    await visit(id, 'IF', 'USE_REIMBURSEMENT'),
    await visit(id, 'IF', 'COMPANY_REIMBURSEMENT'),
  ];
  const third = await visit(id, 'IF', 'USE_REIMBURSEMENT', { bookedAt: later(1) });
  for (const code of ['90157', '758236', '90157']) {
    expect(await add(code, as(id, { now: later(2) }))).toEqual(SUCCESS);
  }
  expect(await codesOf(id)).toEqual({ [first]: '90157', [second]: '758236', [third]: '90157' });
});

it('is left with no visit that is cancelled, nor with one whose payer is settled by its kind', async () => {
  const id = await patient();
  const cancelled = await visit(id, 'IF', 'USE_REIMBURSEMENT');
  await db.owner
    .updateTable('appointments')
    .set({ cancelled_at: TEST_NOW, cancelled_by: 'patient' })
    .where('id', '=', cancelled)
    .execute();
  await visit(id, 'IF', 'USE_REIMBURSEMENT', { kind: 2 });
  expect(await add('90157', as(id))).toEqual(NOT_ALLOWED);
});

it('is for patients, and needs a code', async () => {
  expect(await add('90157', {})).toEqual({ problem: 'authenticationRequired' });
  expect(await call(CONCEPTS, { body: {} }, as(await patient()))).toMatchObject({ problem: 'invalidFields' });
});

it('is refused to a patient without the right to book by insurance', async () => {
  const id = await patient();
  await visit(id, 'IF', 'USE_REIMBURSEMENT');
  expect(await add('90157', as(id, { rights: async () => [] }))).toEqual({ problem: 'forbidden' });
});

it.each(['663', '90157 ', '1'])('that there is not (“%s”) is not found', async (code) => {
  expect(await add(code, as(await patient()))).toEqual({ body: { type: 'conceptNotFound' } });
});

it('of somebody who is gone is of nobody', async () => {
  expect(await add('90157', as(randomUUID()))).toEqual({ body: { type: 'customerNotFound' } });
});

it('that the database refuses is an unknown error', async () => {
  const id = await patient();
  await visit(id, 'IF', 'USE_REIMBURSEMENT');
  await sql`alter table visit_insurances add constraint tests check (concept_code is null) not valid`.execute(
    db.owner,
  );
  expect(await add('90157', as(id))).toEqual({ body: { type: 'unknownError' } });
  await sql`alter table visit_insurances drop constraint tests`.execute(db.owner);
  expect(Object.values(await codesOf(id))).toEqual([null]);
});

it('of Pohjola needs its own word, of the last hour, about nobody else and about the day of the visit', async () => {
  const [id, other] = [await patient(), await patient()];
  const booked = await visit(id, 'OP', 'PAY_AND_REIMBURSE');
  const ask = (who: string, date = VISIT_DAY) => call(POHJOLA, { params: { date } }, as(who));
  expect(await add('999503', as(id))).toEqual(NOT_ALLOWED);
  await ask(other);
  await ask(id, '2026-04-02');
  expect(await add('999503', as(id))).toEqual(NOT_ALLOWED);
  await ask(id);
  expect(await add('999503', as(id, { now: later(60) }))).toEqual(NOT_ALLOWED);
  insurers.isDown = true;
  await ask(id);
  expect(await add('999503', as(id))).toEqual(NOT_ALLOWED);
  insurers.isDown = false;
  await ask(id);
  expect(await add('999503', as(id))).toEqual(SUCCESS);
  expect(await codesOf(id)).toEqual({ [booked]: '999503' });
});

it('of LähiTapiola needs a permit', async () => {
  const id = await patient();
  await visit(id, 'LAHITAPIOLA', 'USE_REIMBURSEMENT');
  await call(POLICY, {}, as(id));
  expect(await add('90021', as(id))).toEqual(NOT_ALLOWED);
  await call(PERMITS, { params: { lang: 'fi' } }, as(id));
  expect(await add('90021', as(id))).toEqual(SUCCESS);
});
