import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../../contract.ts';
import { bookAs, type TestSlot, timesOfOne } from '../moving/test-moving.ts';
import { AINO, addPatient, bookingService, CONTACT, freeSlots, typeOf } from '../test-booking.ts';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let slots: number[];
let slotsOf: Record<'pikkujatti' | 'kaari', number[]>;
let nth = 0;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, bookingService);
  const clinics = await db.owner.selectFrom('clinics').select(['id', 'brands']).execute();
  const own = clinics.filter(({ brands }) => brands.includes('pikkujatti')).map(({ id }) => id);
  slots = await freeSlots(db, { clinicIds: own });
  const others = clinics.filter(({ brands }) => !brands.includes('pikkujatti')).map(({ id }) => id);
  slotsOf = { pikkujatti: slots, kaari: await freeSlots(db, { clinicIds: others }) };
});
afterAll(() => db.drop());

const PERSON = { firstNames: 'Testi', lastName: 'Henkilö' };
const CHILD = { verifiedAt: TEST_NOW, isProtected: false, otherGuardians: [] };
const NAME = { firstName: 'Testi', lastName: 'Henkilö' };

/** What the children's brand answers to a booking without a login. */
function book(identityCode: string, name = NAME) {
  nth += 1;
  return call(
    'POST /api/anon/reserve-appointment',
    { body: { ...AINO, ...name, identityCode, slotId: slots.shift() ?? 0 }, query: {} },
    { idempotencyKey: `key-${nth}`, brand: brandOf('pikkujatti') },
  );
}
const countOf = async (table: 'access_log' | 'attempts') => {
  const { count } = await db.owner
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

test.each([
  ['2018-01-01', 'guardianNeeded'],
  ['1990-01-01', 'notAChild'],
])('born %s: %s beside the identity code, whether or not it is a patient’s', async (born, code) => {
  const [known, unknown] = [formatIdentityCode(born, 920), formatIdentityCode(born, 921)];
  await addPatient(db, known);
  const before = [await countOf('access_log'), await countOf('attempts')];
  const refused = { problem: 'invalidFields', errors: [{ field: 'identityCode', code }] };
  expect(await book(known)).toEqual(refused);
  expect(await book(known, { ...NAME, lastName: 'Wrong' })).toEqual(refused);
  expect(await book(unknown)).toEqual(refused);
  // Nobody's code has been looked up, so none counts as tried.
  expect([await countOf('access_log'), await countOf('attempts')]).toEqual(before);
});

test('a young person of twelve to seventeen is booked for', async () => {
  const identityCode = formatIdentityCode('2012-01-01', 922);
  await addPatient(db, identityCode);
  expect(typeOf(await book(identityCode))).toBe('success');
});

describe('somebody who has logged in', () => {
  /** Registers and signs in somebody born on a day; `kaari` is a brand for everybody. */
  async function person(born: string, brand: BrandId, actingFor = false) {
    nth += 1;
    const identityCode = formatIdentityCode(born, 930 + nth);
    const id = await addPatient(db, identityCode);
    const session = {
      ...{ patientId: id, ownPatientId: id },
      person: { ...PERSON, identityCode },
      ...(actingFor && { actingFor: { ...CHILD, patientId: id } }),
    };
    const request = () => ({ brand: brandOf(brand), session, idempotencyKey: `key-${++nth}` });
    const reserve = (slotId: number) =>
      call('POST /api/reserve-appointment', { body: { ...CONTACT, slotId }, query: {} }, request());
    return { id, identityCode, request, reserve };
  }

  test.each([
    ['1990-01-01', 'pikkujatti', 'notAChild'],
    ['2018-01-01', 'pikkujatti', 'guardianNeeded'],
    ['2012-01-01', 'pikkujatti', 'success'],
    ['1990-01-01', 'kaari', 'success'],
    ['2018-01-01', 'kaari', 'success'],
    ['2012-01-01', 'kaari', 'success'],
  ] as const)('born %s is in %s what they are without a login: %s', async (born, brand, answer) => {
    const { identityCode, request, reserve } = await person(born, brand);
    const without = await call(
      'POST /api/anon/reserve-appointment',
      {
        body: { ...AINO, ...NAME, identityCode, slotId: slotsOf[brand].shift() ?? 0 },
        query: {},
      },
      { brand: brandOf(brand), idempotencyKey: `key-${++nth}` },
    );
    expect(JSON.stringify(without)).toContain(`"${answer}"`);
    const slotId = slotsOf[brand].shift() ?? 0;
    const page = await call(
      'GET /api/appointments/free/{id}',
      { params: { id: slotId }, query: {} },
      request(),
    );
    expect(page).toMatchObject({
      body: answer === 'success' ? { type: 'available' } : { type: 'age-refused', reason: answer },
    });
    expect(typeOf(await reserve(slotId))).toBe(answer);
  });

  test('books for the child for whom they act', async () => {
    const { reserve } = await person('2018-01-01', 'pikkujatti', true);
    expect(typeOf(await reserve(slots.shift() ?? 0))).toBe('success');
  });

  test('fills in the form for a young person as anybody does', async () => {
    const { request } = await person('1990-01-01', 'pikkujatti');
    const identityCode = formatIdentityCode('2012-01-01', 923);
    await addPatient(db, identityCode);
    const body = { ...AINO, ...NAME, identityCode, slotId: slots.shift() ?? 0 };
    const answer = await call('POST /api/anon/reserve-appointment', { body, query: {} }, request());
    expect(typeOf(answer)).toBe('success');
  });

  test.each([
    ['1990-01-01', 'notAChild'],
    ['2018-01-01', 'guardianNeeded'],
  ])(
    'born %s neither moves to a time of the brand, nor waits for one, nor takes the one that is held',
    async (born, refusal) => {
      const { id: patientId, request } = await person(born, 'pikkujatti');
      const [wanted, old] = (await timesOfOne(db)) as [TestSlot, TestSlot];
      await db.owner
        .updateTable('clinics')
        .set({ brands: ['kaari', 'pikkujatti'] })
        .where('id', '=', 'KAM')
        .execute();
      const id = await bookAs(db, patientId, old, { brand: 'pikkujatti' });
      const body = { slotId: wanted.id, acceptsBinding: true };
      const move = (brand: BrandId) =>
        call(
          'PUT /api/appointments/{id}',
          { params: { id }, body, query: {} },
          { ...request(), brand: brandOf(brand) },
        );
      expect(typeOf(await move('pikkujatti'))).toBe(refusal);
      const choice = { samePractitioner: true, sameClinic: true };
      const ask = await call(
        'POST /api/appointments/{id}/earlier-time',
        { params: { id }, body: choice, query: {} },
        request(),
      );
      expect(typeOf(ask)).toBe(refusal);
      await db.owner
        .insertInto('earlier_time_offers')
        .values({
          ...{ patient_id: patientId, appointment_id: id },
          ...{ practitioner_id: wanted.practitioner_id, slot_id: wanted.id },
          ...{ offered_at: TEST_NOW, expires_at: new Date(TEST_NOW.getTime() + 900_000) },
        })
        .execute();
      const take = await call(
        'PUT /api/appointments/{id}/earlier-time',
        { params: { id }, body: { ...body, accepts: true }, query: {} },
        request(),
      );
      expect(typeOf(take)).toBe(refusal);
      // The brand for everybody has it for them.
      expect(typeOf(await move('kaari'))).toBe('success');
    },
  );
});
