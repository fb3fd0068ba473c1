import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { sealBookingContact } from '#areas/appointments/shared/appointments/server/booking-contact.ts';
import { brandOf } from '#brands/registry.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { appointmentsService } from './service.ts';
import { makeAppointment, patientWith, signedIn } from './test-appointments.ts';

const LIST = 'GET /api/own-appointments';
const DETAIL = 'GET /api/own-appointments/{ids}';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let eero: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, appointmentsService);
  aino = await patientWith(db, '140385-902F');
  eero = await patientWith(db, '021179-905R');
});
afterAll(() => db.drop());

interface List {
  readonly upcoming: Appointment[];
  readonly past: Appointment[];
}
async function list(patientId: string, query: object = {}): Promise<List> {
  const outcome = await call(LIST, { query }, { session: signedIn(patientId) });
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.body as List;
}
const detail = (patientId: string, ids: string) =>
  call(DETAIL, { params: { ids } }, { session: signedIn(patientId) });
const reads = () =>
  db.owner.selectFrom('access_log').selectAll().where('action', '=', 'read').orderBy('id', 'desc').execute();

test('the list has what is coming, earliest first, and what is past, latest first', async () => {
  const { upcoming, past } = await list(aino);
  const starts = (appointments: Appointment[]) => appointments.map(({ startDate }) => startDate);
  expect(starts(upcoming)).toEqual(starts(upcoming).toSorted());
  expect(starts(past)).toEqual(starts(past).toSorted().reverse());
  expect(upcoming).toHaveLength(4);
  expect(past).toHaveLength(7);
  expect(Date.parse(upcoming[0]?.startDate ?? '') - TEST_NOW.getTime()).toBeLessThanOrEqual(30 * 60_000);
  expect(upcoming.map(({ mayCancel }) => mayCancel)).toEqual([false, true, true, false]);
  expect(upcoming.at(-1)?.hasAppointeeCanceled).toBe(true);
  expect((await reads())[0]).toMatchObject({ patient_id: aino, record_kind: 'appointments', actor_id: aino });
});

test('the list is each patient’s own', async () => {
  const ids = new Set((await list(aino)).upcoming.map(({ id }) => id));
  for (const { id } of (await list(eero)).upcoming) expect(ids).not.toContain(id);
});

test('a clinic that has a page here is shown with its entrance and the way there, and no other', async () => {
  const listed = (await list(aino)).upcoming.find(({ isRemote, clinic }) => !isRemote && clinic);
  // Lists lead to the page that shows it.
  expect(listed?.clinic).not.toHaveProperty('entrance');
  const clinicAt = async (brand: 'kaari' | 'pikkujatti') => {
    const params = { ids: String(listed?.id) };
    const answer = await call(DETAIL, { params }, { session: signedIn(aino), brand: brandOf(brand) });
    return 'body' in answer
      ? (answer.body as { appointments: List['upcoming'] }).appointments[0]?.clinic
      : null;
  };
  const clinic = await clinicAt('kaari');
  expect(clinic?.slug).toBeTruthy();
  expect(clinic?.entrance).toEqual({
    directions: expect.stringContaining('Sisäänkäynti'),
    hasRamp: true,
    hasParking: true,
  });
  const elsewhere = await clinicAt('pikkujatti');
  expect(elsewhere?.name).toBe(clinic?.name);
  expect(elsewhere).not.toHaveProperty('entrance');
});

test('what was booked with another brand says with which, in a list and by itself', async () => {
  const bookedAt = async (brand: 'kaari' | 'pikkujatti') => {
    const asked = { session: signedIn(aino), brand: brandOf(brand) };
    const all = (await call(LIST, { query: {} }, asked)) as { body: List };
    const params = { ids: String(all.body.upcoming[0]?.id) };
    const one = (await call(DETAIL, { params }, asked)) as { body: { appointments: Appointment[] } };
    return [all.body.upcoming[0]?.bookedAt, one.body.appointments[0]?.bookedAt];
  };
  expect(await bookedAt('pikkujatti')).toEqual(['Kaari', 'Kaari']);
  expect(await bookedAt('kaari')).toEqual([undefined, undefined]);
});

test('past appointments come a page at a time', async () => {
  const { past } = await list(aino, { offset: '5' });
  expect(past).toEqual((await list(aino)).past.slice(5));
  expect(await call(LIST, { query: { offset: '-1' } }, { session: signedIn(aino) })).toMatchObject({
    problem: 'malformed',
  });
});

test('the front page is told of no past ones', async () => {
  const { upcoming } = await list(aino);
  expect(await list(aino, { only: 'upcoming' })).toEqual({ upcoming, past: [] });
});

test('the detail has practitioner, place, room, price and the opened notes', async () => {
  const { upcoming } = await list(aino);
  const id = upcoming[1]?.id ?? 0;
  const outcome = await detail(aino, String(id));
  expect(outcome).toMatchObject({
    body: {
      appointments: [
        {
          id,
          isReserved: true,
          practitioner: { name: 'Ilona Heikkinen', title: 'yleislääkäri' },
          clinic: { name: 'Kaari Kamppi', address: { postOffice: 'Helsinki' } },
          room: { location: expect.stringMatching(/^\d\.\d{3}$/) },
          practitionerRate: null,
          toldPrice: { cents: 74_00 + 28_90 + 3_90 - 8_00, isFixed: false, items: [] },
          notes: expect.stringMatching(/lääkelista/),
          mayCancel: true,
        },
      ],
    },
  });
  expect((await reads())[0]).toMatchObject({ record_kind: 'appointment', record_id: String(id) });
});

test.each([
  ['sv', 'Malmbrinken 3', 'Helsingfors'],
  ['en', 'Malminrinne 3', 'Helsinki'],
] as const)('the address is in %s', async (lang, streetAddress, postOffice) => {
  const { upcoming } = await list(aino, { lang });
  const at = upcoming.find(({ clinic }) => clinic?.id === 'KAM');
  expect(at?.clinic?.address).toEqual({ streetAddress, postalCode: '00180', postOffice });
});

test('an address that has no street in other languages is told as it is', async () => {
  await db.owner.updateTable('clinics').set({ street: null }).where('id', '=', 'KAM').execute();
  const { upcoming } = await list(aino, { lang: 'sv' });
  const at = upcoming.find(({ clinic }) => clinic?.id === 'KAM');
  expect(at?.clinic?.address?.streetAddress).toBe('Malminrinne 3');
});

test('several come in the order asked for, each once', async () => {
  const ids = (await list(aino)).upcoming.map(({ id }) => id).toReversed();
  const outcome = await detail(aino, [...ids, ids[0]].join(','));
  expect(
    (outcome as { body: { appointments: Appointment[] } }).body.appointments.map(({ id }) => id),
  ).toEqual(ids);
});

test('eleven to fifty are told, all of them', async () => {
  const made: number[] = [];
  for (let nth = 0; nth < 11; nth++) made.push((await makeAppointment(db, eero, 200 + 10 * nth)).id);
  const outcome = await detail(eero, made.join(','));
  expect((outcome as { body: { appointments: Appointment[] } }).body.appointments).toHaveLength(11);
  const fifty = Array.from({ length: 50 }, (_, nth) => made[nth % made.length]).join(',');
  expect(await detail(eero, fifty)).toEqual(outcome);
});

test('what is somebody else’s is not found, like what is nobody’s, and hides no other', async () => {
  const own = (await list(aino)).upcoming[0]?.id ?? 0;
  const { id } = await makeAppointment(db, eero, 100);
  const before = (await reads()).length;
  expect(await detail(aino, String(id))).toEqual({ problem: 'notFound' });
  expect(await detail(aino, '999999999')).toEqual({ problem: 'notFound' });
  expect(await detail(aino, `${id},999999999`)).toEqual({ problem: 'notFound' });
  const known = await detail(aino, String(own));
  expect(known).toMatchObject({ body: { appointments: [{ id: own }] } });
  for (const unknown of [id, 999_999_999]) expect(await detail(aino, `${unknown},${own}`)).toEqual(known);
  const logged = (await reads()).slice(0, (await reads()).length - before);
  expect(logged.map(({ patient_id: patient }) => patient)).not.toContain(eero);
});

test.each(['0', '1,', 'x', '1e3', '-1', Array.from({ length: 51 }, (_, nth) => nth + 1).join(',')])(
  'ids %s are malformed',
  async (ids) => {
    expect(await detail(aino, ids)).toMatchObject({ problem: 'malformed' });
  },
);

test('visitors have no list and no detail', async () => {
  expect(await call(LIST)).toEqual({ problem: 'authenticationRequired' });
  expect(await call(DETAIL, { params: { ids: '1' } })).toEqual({ problem: 'authenticationRequired' });
});

test('others’ prices are not shown', async () => {
  await db.owner
    .updateTable('appointments')
    .set({ health_care_type: 'occupational' })
    .where('patient_id', '=', eero)
    .execute();
  const { upcoming } = await list(eero);
  expect(upcoming.length).toBeGreaterThan(0);
  for (const { practitionerRate } of upcoming) expect(practitionerRate).toBeNull();
});

describe('the price of what is booked', () => {
  const items = [
    { name: { fi: 'Vastaanotto', sv: 'Mottagning', en: 'Appointment' }, cents: 7400 },
    { name: null, cents: -800 },
  ];
  const told = (id: number, slot_id: number) =>
    db.owner
      .insertInto('told_prices')
      .values({
        ...{ patient_id: aino, appointment_id: id, slot_id, cents: 6600, is_fixed: false },
        ...{ items: JSON.stringify(items), told_at: TEST_NOW },
      })
      .execute();
  const priceOf = async (id: number, request = {}) => {
    const session = signedIn(aino);
    const outcome = await call(
      DETAIL,
      { params: { ids: String(id) }, query: { lang: 'en' } },
      { session, ...request },
    );
    const [own] = ('body' in outcome && (outcome.body as { appointments: Appointment[] }).appointments) || [];
    return own?.toldPrice;
  };

  test('is what was told of its time, and no estimate where nothing was', async () => {
    const { id, slotId } = await makeAppointment(db, aino, 200);
    expect(await priceOf(id)).toBeNull();
    // Of the time that it was at before an older version moved it.
    await told(id, slotId + 1_000_000);
    expect(await priceOf(id)).toBeNull();
    await told(id, slotId);
    // Whatever the register has become since.
    await db.owner.updateTable('visit_fees').set({ cents: 1 }).execute();
    const shown = { cents: 6600, isFixed: false };
    expect(await priceOf(id)).toEqual({
      ...shown,
      items: [
        { name: 'Appointment', cents: 7400 },
        { name: null, cents: -800 },
      ],
    });
    expect(await priceOf(id, { rights: async () => [] })).toEqual({ ...shown, items: [] });
    const { upcoming } = await list(aino);
    expect(upcoming.find((each) => each.id === id)?.toldPrice).toEqual({ ...shown, items: [] });
  });
});

test('an earlier time is waited for where the reader asked to be told when booking, and who did not book learns no address', async () => {
  const { id } = await makeAppointment(db, aino, 96);
  const shown = async () => {
    const outcome = await detail(aino, String(id));
    return (outcome as { body: { appointments: Appointment[] } }).body.appointments[0]?.awaitsEarlierTime;
  };
  const change = (values: object) =>
    db.owner.updateTable('appointments').set(values).where('id', '=', id).execute();
  const contact = {
    email: 'asked@example.com',
    phone: '+358401234599',
    language: 'fi',
    child: null,
  } as const;
  await change({
    booked_by: aino,
    booking_contact: sealBookingContact(db.vault, { ...contact, addressedTo: null }),
  });
  expect(await shown()).toBeNull();
  await db.owner
    .insertInto('earlier_time_waits')
    .values({ patient_id: aino, appointment_id: id, since: TEST_NOW, practitioner_id: null, clinic_id: null })
    .execute();
  expect(await shown()).toEqual({ email: contact.email, phone: contact.phone });
  await db.owner.updateTable('patients').set({ allows_booking_sms: false }).where('id', '=', aino).execute();
  expect(await shown()).toEqual({ email: contact.email, phone: null });
  await change({ booked_by: eero });
  expect(await shown()).toEqual({ email: null, phone: null });
});

test('the front page is told of the next eight coming ones, however many there are', async () => {
  await db.owner
    .updateTable('appointments')
    .set({ starts_at: sql`starts_at + interval '2 years'`, ends_at: sql`ends_at + interval '2 years'` })
    .where('patient_id', '=', aino)
    .where('cancelled_by', 'is', null)
    .execute();
  const { upcoming } = await list(aino);
  expect(upcoming.length).toBeGreaterThan(8);
  expect((await list(aino, { only: 'upcoming' })).upcoming).toEqual(upcoming.slice(0, 8));
});

describe('the appointments of a day', () => {
  const DAY = 'GET /api/own-appointments/on/{date}';
  const day = (patientId: string, date: string, request = {}) =>
    call(DAY, { params: { date } }, { session: signedIn(patientId), ...request });
  const idsOf = (outcome: unknown) =>
    (outcome as { body: { appointments: Appointment[] } }).body.appointments.map(({ id }) => id);

  test('are those that nobody has cancelled, earliest first, with the way there, and are logged', async () => {
    const { upcoming } = await list(aino);
    const next = upcoming.find(({ isRemote, hasAppointeeCanceled }) => !isRemote && !hasAppointeeCanceled);
    const date = helsinkiDay(new Date(next?.startDate ?? ''));
    const outcome = await day(aino, date);
    expect(idsOf(outcome)).toEqual(
      upcoming
        .filter((each) => !each.hasAppointeeCanceled && helsinkiDay(new Date(each.startDate)) === date)
        .map(({ id }) => id),
    );
    const { appointments } = (outcome as { body: { appointments: Appointment[] } }).body;
    expect(appointments.find(({ id }) => id === next?.id)?.clinic?.entrance?.directions).toBeTruthy();
    expect((await reads())[0]).toMatchObject({ patient_id: aino, record_kind: 'appointments' });
    const cancelled = upcoming.find(({ hasAppointeeCanceled }) => hasAppointeeCanceled);
    expect(idsOf(await day(aino, helsinkiDay(new Date(cancelled?.startDate ?? ''))))).not.toContain(
      cancelled?.id,
    );
  });

  test('are nobody else’s, and none on a day without any', async () => {
    const { upcoming } = await list(eero);
    for (const { startDate, id } of upcoming)
      expect(idsOf(await day(aino, helsinkiDay(new Date(startDate))))).not.toContain(id);
    // The first and the last day that an address can name, too.
    for (const date of ['2001-01-01', '0001-01-01', '9999-12-31'])
      expect(await day(aino, date)).toEqual({ body: { appointments: [] } });
  });

  test.each(['2026-02-30', '2026-1-1', 'x'])('of %s are malformed', async (date) => {
    expect(await day(aino, date)).toMatchObject({ problem: 'malformed' });
  });

  test('are not a visitor’s', async () => {
    expect(await call(DAY, { params: { date: '2026-03-23' } })).toEqual({
      problem: 'authenticationRequired',
    });
  });
});
