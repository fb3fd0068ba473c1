import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { bookAs, timesOfOne } from './moving/test-moving.ts';
import {
  AINO,
  bookingService,
  CONTACT,
  detailsOf,
  freeSlots,
  messagesOf,
  patientOf,
  signedIn,
} from './test-booking.ts';

const RESERVE = 'POST /api/reserve-appointment';
const ANONYMOUS = 'POST /api/anon/reserve-appointment';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let slots: number[];
let keys = 0;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, bookingService);
  aino = await patientOf(db, '140385-902F');
  slots = await freeSlots(db);
});
beforeEach(async () => {
  await sql`update appointments set cancelled_at = now(), cancelled_by = 'clinic' where cancelled_at is null`.execute(
    db.owner,
  );
});
afterAll(() => db.drop());

const key = () => `told-price-${++keys}`;
const nextSlot = () => slots.shift() ?? 0;
const asAino = () => ({ session: signedIn(aino), idempotencyKey: key() });
const toldOf = (appointmentId: number) =>
  db.owner
    .selectFrom('told_prices')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .orderBy('told_at')
    .execute();
/** What the page of a time shows. */
async function shown(id: number): Promise<NonNullable<AvailableAppointment['practitionerRate']>> {
  const outcome = await call('GET /api/appointments/free/{id}', { params: { id }, query: { lang: 'en' } });
  const { appointment } = ('body' in outcome && outcome.body) as { appointment: AvailableAppointment };
  if (!appointment.practitionerRate) throw new Error('No price');
  return appointment.practitionerRate;
}
const cents = (euros: number) => Math.round(euros * 100);

describe('a booking keeps what its patient was told that it costs', () => {
  test('the sum of the page, with what it consists of, and says it in its answer and confirmation', async () => {
    const id = nextSlot();
    const rate = await shown(id);
    const outcome = await call(
      RESERVE,
      { query: { lang: 'en' }, body: { ...CONTACT, slotId: id } },
      asAino(),
    );
    const { appointmentId, appointment } = detailsOf(outcome);
    expect(appointment.practitionerRate).toEqual(rate);
    const [told, ...others] = await toldOf(appointmentId);
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      ...{ patient_id: aino, slot_id: id, cents: cents(rate.totalEuros), is_fixed: false, told_at: TEST_NOW },
    });
    const items = told?.items ?? [];
    expect(items.map(({ name }) => name?.en ?? null)).toEqual([
      ...[rate.name, ...rate.additionalFees.map(({ name }) => name)],
      ...(rate.compensationEuros ? [null] : []),
    ]);
    expect(items.reduce((sum, item) => sum + item.cents, 0)).toBe(told?.cents);
    const messages = await messagesOf(db, aino, appointmentId);
    expect(messages.length).toBeGreaterThan(0);
    for (const { notice } of messages)
      expect(notice).toMatchObject({
        healthCareType: 'private',
        price: { cents: told?.cents, isFixed: false },
      });
  });

  test('the sum alone where the caller may not know more, and to a visitor', async () => {
    const body = { ...CONTACT, slotId: nextSlot() };
    const unitemised = await call(RESERVE, { body }, { ...asAino(), rights: async () => [] });
    expect(await toldOf(detailsOf(unitemised).appointmentId)).toMatchObject([{ items: null }]);
    const id = nextSlot();
    const sum = cents((await shown(id)).totalEuros);
    const visitors = await call(ANONYMOUS, { body: { ...AINO, slotId: id } }, { idempotencyKey: key() });
    expect(await toldOf(detailsOf(visitors).appointmentId)).toMatchObject([{ cents: sum, is_fixed: false }]);
  });

  test('nothing where somebody else pays', async () => {
    const body = { ...CONTACT, slotId: nextSlot(), healthCareType: 'insurance', insurer: 'OTHER' };
    const { appointmentId } = detailsOf(await call(RESERVE, { body }, asAino()));
    expect(await toldOf(appointmentId)).toEqual([]);
    const messages = await messagesOf(db, aino, appointmentId);
    for (const { notice } of messages) expect(notice).not.toHaveProperty('price');
    expect(messages[0]?.notice.healthCareType).toBe('insurance');
  });

  test('of a Kela65 visit its one price', async () => {
    const helmi = await patientOf(db, '250655-908E');
    const { id } = await db.owner
      .selectFrom('free_times')
      .innerJoin('slots', 'slots.id', 'slot_id')
      .select('slots.id')
      .where('specialty_code', '=', 'Y65V')
      .where('slots.starts_at', '>', new Date(TEST_NOW.getTime() + 10 * 86_400_000))
      .executeTakeFirstOrThrow();
    const session = {
      patientId: helmi,
      person: { firstNames: 'Test', lastName: 'Person', identityCode: '250655-908E' },
    };
    const body = { ...CONTACT, slotId: id };
    const outcome = await call(RESERVE, { body }, { session, idempotencyKey: key() });
    const { appointmentId } = detailsOf(outcome);
    expect(await toldOf(appointmentId)).toMatchObject([{ cents: 2820, is_fixed: true, items: null }]);
  });
});

describe('a move', () => {
  const move = (id: number, slot: number) =>
    call(
      'PUT /api/appointments/{id}',
      { params: { id }, body: { slotId: slot, acceptsBinding: true } },
      asAino(),
    );

  test('keeps what was told of the new time, beside what was told before', async () => {
    const [old, wanted] = await timesOfOne(db, 24 * 20);
    if (!old || !wanted) throw new Error('No times');
    const before = cents((await shown(old.id)).totalEuros);
    const id = await bookAs(db, aino, old);
    const sum = cents((await shown(wanted.id)).totalEuros);
    expect(await move(id, wanted.id)).toMatchObject({ body: { type: 'success' } });
    expect(await toldOf(id)).toMatchObject([{ slot_id: wanted.id, cents: sum }]);
    const messages = await messagesOf(db, aino, id);
    expect(messages[0]?.notice.price).toEqual({ cents: sum, isFixed: false });
    // And back again, to what costs more by now.
    await db.owner
      .updateTable('visit_fees')
      .set(({ eb }) => ({ cents: eb('cents', '+', 100) }))
      .where('code', '=', 'KANTA')
      .execute();
    expect(await move(id, old.id)).toMatchObject({ body: { type: 'success' } });
    const told = new Map((await toldOf(id)).map((row) => [row.slot_id, row.cents]));
    expect(told.get(wanted.id)).toBe(sum);
    expect(told.get(old.id)).toBe(before + 100);
    expect(told.size).toBe(2);
  });

  test('of what somebody else pays tells no price', async () => {
    const [old, wanted] = await timesOfOne(db, 24 * 25);
    if (!old || !wanted) throw new Error('No times');
    const id = await bookAs(db, aino, old, { health_care_type: 'insurance' });
    expect(await move(id, wanted.id)).toMatchObject({ body: { type: 'success' } });
    expect(await toldOf(id)).toEqual([]);
  });
});
