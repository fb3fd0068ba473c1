import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandOf } from '#contract/brands/registry.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../../contract.ts';
import { AINO, addPatient, bookingService, freeSlots, typeOf } from '../test-booking.ts';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let slots: number[];
let nth = 0;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, bookingService);
  const clinics = await db.owner.selectFrom('clinics').select(['id', 'brands']).execute();
  const own = clinics.filter(({ brands }) => brands.includes('pikkujatti')).map(({ id }) => id);
  slots = await freeSlots(db, { clinicIds: own });
});
afterAll(() => db.drop());

const NAME = { firstName: 'Testi', lastName: 'Henkilö' };

/** What the children's brand answers to a booking without a login. */
function book(identityCode: string, name = NAME) {
  nth += 1;
  return call(
    'POST /api/anon/reserve-appointment',
    { body: { ...AINO, ...name, identityCode, appointmentId: slots.shift() ?? 0 }, query: {} },
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
