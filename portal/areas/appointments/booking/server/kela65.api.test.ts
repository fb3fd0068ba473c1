import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offerSlots } from '#areas/appointments/shared/appointments/server/free-times.ts';
import { brandOf } from '#brands/registry.ts';
import { addDays, helsinkiDay, startOfHelsinkiDay } from '#contract/time/time.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import type { Session } from '#platform/context.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import type { SearchResult } from '../search-contract.ts';
import { AINO, bookingService, CONTACT, detailsOf, patientOf, signedIn, typeOf } from './test-booking.ts';

const TODAY = helsinkiDay(TEST_NOW);
const MONTH = { startDate: TODAY, endDate: addDays(TODAY, 30) };
const KELA65 = { ...MONTH, isKela65Customer: 'true' };

let db: TestDatabase;
let call: Call<typeof endpoints>;
/** A Kela65 time, its day, and who sees patients then. */
let slot: { id: number; practitionerId: number; day: string };
let key = 0;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, bookingService);
  const row = await db.owner
    .selectFrom('slots')
    .innerJoin('appointment_kinds', 'appointment_kinds.id', 'kind_id')
    .select(['slots.id', 'practitioner_id', 'starts_at'])
    .where('code', '=', 'Y65V')
    // The first of its day: who is old enough from that day on finds it first.
    .where('starts_at', '>', startOfHelsinkiDay(addDays(TODAY, 4)))
    .orderBy('starts_at')
    .orderBy('practitioner_id')
    .executeTakeFirstOrThrow();
  slot = { id: row.id, practitionerId: row.practitioner_id, day: helsinkiDay(row.starts_at) };
});
afterAll(() => db.drop());

/** Somebody identified, as old as it says on the day of the time. */
const born = (birthDate: string): Partial<Session> => ({
  person: { firstNames: 'Testi', lastName: 'Henkilö', identityCode: formatIdentityCode(birthDate, 902) },
});
const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
const onTheDay = () => born(yearsBefore(slot.day, 65));
const theDayAfter = () => born(yearsBefore(addDays(slot.day, 1), 65));

async function search(query: object, request = {}): Promise<SearchResult['availableAppointments']> {
  const outcome = await call('GET /api/appointments', { query }, request);
  return (outcome as { body: SearchResult }).body.availableAppointments;
}
async function dates(request = {}): Promise<string[] | null> {
  const outcome = await call('GET /api/appointments/available-appointment-dates', { query: KELA65 }, request);
  return (outcome as { body: { dates: string[] | null } }).body.dates;
}
const read = (request = {}, id = slot.id) =>
  call('GET /api/appointments/free/{id}', { params: { id }, query: { lang: 'en' } }, request);
const reserve = (body: object, request: object) =>
  call('POST /api/reserve-appointment', { body }, { idempotencyKey: `kela65-${++key}`, ...request });
const refused = (reason: string) => ({ type: 'Kela65Refused', reason, appointments: [] });

describe('Kela65 times', () => {
  test('costs what it costs, without fees', async () => {
    const outcome = (await read({ session: onTheDay() })) as {
      body: { appointment: { practitionerRate: object } };
    };
    const { practitionerRate } = outcome.body.appointment;
    expect(practitionerRate).toMatchObject({
      code: 'Y65V',
      rateEuros: 28.2,
      totalEuros: 28.2,
      additionalFees: [],
    });
    expect(practitionerRate).not.toHaveProperty('compensationEuros');
  });

  test('are found from the 65th birthday on, at one price', async () => {
    const { type, appointments } = await search(KELA65, { session: onTheDay() });
    expect(type).toBe('Success');
    expect(appointments[0]).toMatchObject({
      id: slot.id,
      requiresAuthToReserve: true,
      practitionerRate: { code: 'Y65V', rateEuros: 28.2 },
    });
    expect(await dates({ session: onTheDay() })).toContain(slot.day);
    const later = await search(KELA65, { session: theDayAfter() });
    expect(later.type).toBe('Success');
    expect(later.appointments.map(({ id }) => id)).not.toContain(slot.id);
    expect(await dates({ session: theDayAfter() })).not.toContain(slot.day);
  });

  test('are refused, with the reason, to younger people and to unidentified ones', async () => {
    const aino = born('1985-03-14');
    expect(await search(KELA65, { session: aino })).toEqual(refused('tooYoung'));
    expect(await search(KELA65)).toEqual(refused('notIdentified'));
    expect(await search({ ...KELA65, offset: '20' })).toEqual(refused('notIdentified'));
    // That no day has times would be another reason.
    for (const request of [{ session: aino }, {}]) expect(await dates(request)).toBeNull();
  });

  test('are found by no other search', async () => {
    for (const request of [{ session: born('1955-06-25') }, { session: born('1985-03-14') }, {}]) {
      for (const wanted of [
        { practitionerIds: [slot.practitionerId] },
        { specialtyIds: ['Y65V', 'YLE'], practitionerIds: [slot.practitionerId] },
        { specialtyIds: 'Y65V' },
        { specialtyIds: 'Y65V', isInsuranceCustomer: 'true' },
      ]) {
        expect((await search({ ...MONTH, ...wanted }, request)).appointments).toEqual([]);
      }
    }
    const byName = await call('GET /api/appointments/practitioners', { query: { search: '' } });
    const { practitioners } = (byName as { body: { practitioners: { id: number }[] } }).body;
    expect(practitioners.map(({ id }) => id)).not.toContain(slot.practitionerId);
    const clinics = { query: { id: slot.practitionerId } };
    expect(await call('GET /api/appointments/practitioner-clinics', clinics)).toEqual({
      body: { clinicIds: [] },
    });
  });

  test('stay apart from the other times of the same practitioner', async () => {
    await db.owner
      .insertInto('practitioner_specialties')
      .values({ practitioner_id: slot.practitionerId, specialty_code: 'YLE', position: 1 })
      .execute();
    await offerSlots(db.owner, sql`slots.id = ${slot.id}`);
    const codes = await db.owner
      .selectFrom('free_times')
      .select('specialty_code')
      .where('slot_id', '=', slot.id)
      .execute();
    expect(codes).toEqual([{ specialty_code: 'Y65V' }]);
  });

  test('belong to brands with the feature', async () => {
    const brand = { ...brandOf('kaari'), features: [] };
    const session = born('1955-06-25');
    expect(await search(KELA65, { session, brand })).toMatchObject({ type: 'Success', appointments: [] });
    expect(await read({ session, brand })).toEqual({ body: { type: 'no-appointment-found' } });
    const specialty = { query: { code: 'Y65V' } };
    expect(await call('GET /api/appointments/specialty', specialty, { brand })).toEqual({
      body: { type: 'unknownError' },
    });
  });
});

describe('one Kela65 time', () => {
  test('is shown to people who are 65 on its day, and others learn why not', async () => {
    expect(await read({ session: onTheDay() })).toMatchObject({ body: { type: 'available' } });
    const tooYoung = { body: { type: 'kela65-refused', reason: 'tooYoung' } };
    expect(await read({ session: theDayAfter() })).toEqual(tooYoung);
    expect(await read()).toEqual({ body: { type: 'kela65-refused', reason: 'notIdentified' } });
    const childsGuardian = {
      ...born('1955-06-25'),
      actingFor: { patientId: 'child', verifiedAt: TEST_NOW, isProtected: false, otherGuardians: [] },
    };
    expect(await read({ session: childsGuardian })).toEqual(tooYoung);
  });

  test('is sold only to people who are 65 on its day', async () => {
    const helmi = { ...signedIn(await patientOf(db, '250655-908E')), ...born('1955-06-25') };
    const aino = { ...signedIn(await patientOf(db, '140385-902F')), ...born('1985-03-14') };
    const body = { ...CONTACT, slotId: slot.id };
    expect(typeOf(await reserve(body, { session: aino }))).toBe('kela65NotAllowed');
    const anonymously = { body: { ...AINO, slotId: slot.id } };
    // Whatever the register says about the time itself.
    await sql`update slots set requires_authentication = false, price_cents = 9900 where id = ${slot.id}`.execute(
      db.owner,
    );
    expect(
      typeOf(await call('POST /api/anon/reserve-appointment', anonymously, { idempotencyKey: 'anonymous' })),
    ).toBe('strongAuthenticationRequired');
    const details = detailsOf(await reserve(body, { session: helmi }));
    expect(details.appointment.practitionerRate).toMatchObject({ code: 'Y65V', rateEuros: 28.2 });
    const row = await db.owner
      .selectFrom('appointments')
      .selectAll()
      .where('id', '=', details.appointmentId)
      .executeTakeFirst();
    expect(row).toMatchObject({ health_care_type: 'kela65', price_cents: 2820 });
  });
});
