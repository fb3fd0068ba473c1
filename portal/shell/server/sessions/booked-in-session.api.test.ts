import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { freeSlots } from '../reliability/free-slots.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { secretsOf, type Visitor } from '../test-visitor.ts';
import { demoPerson } from './test-guardians.ts';

const EERO = {
  ...{ identityCode: '021179-905R', firstName: 'Eero', lastName: 'Lehtonen' },
  ...{ email: 'eero@example.com', phone: '040 1234567', acceptsBinding: true, acceptsTerms: true },
};
const NOTHING = { type: 'appointment-not-found' };

let test: TestDatabase;
let portal: TestPortal;
let slots: number[];
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test);
  slots = await freeSlots(test.owner, TEST_NOW, 8);
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

/** Books a time without a login, the same one twice where the answer to the first try was lost. */
async function book(visitor: Visitor, tries = 1): Promise<{ id: number; token: string }> {
  const id = slots.shift() ?? 0;
  // He may have few at a time, and none that overlap.
  await test.owner
    .updateTable('appointments')
    .set({ cancelled_at: TEST_NOW, cancelled_by: 'clinic' })
    .execute();
  const headers = { 'idempotency-key': randomUUID() };
  let token = '';
  for (let nth = 0; nth < tries; nth++) {
    const { body } = await visitor.send('POST', '/api/anon/reserve-appointment?lang=fi', {
      headers,
      body: { ...EERO, slotId: id },
    });
    expect(body.type).toBe('success');
    token = body.reservationDetails.token;
  }
  return { id, token };
}
const shown = async (visitor: Visitor, id: number) =>
  (await visitor.get(`/api/anon/appointment/by-time/${id}?lang=fi`)).body;

it('is shown to the session in which it was booked, as often as it asks, and to no other', async () => {
  const visitor = portal.visitor();
  const { id, token } = await book(visitor, 2);
  for (let nth = 0; nth < 2; nth++)
    expect(await shown(visitor, id)).toMatchObject({ type: 'success', token, appointment: {} });
  expect(await shown(portal.visitor(), id)).toEqual(NOTHING);
  expect(await shown(visitor, slots[0] ?? 0)).toEqual(NOTHING);
  const linked = (await visitor.get(`/api/anon/appointment/${token}?lang=fi`)).body;
  expect(await shown(visitor, id)).toEqual({ ...linked, token });
});

it('gives way to the next one', async () => {
  const visitor = portal.visitor();
  const first = await book(visitor);
  expect(await shown(visitor, first.id)).toMatchObject({ type: 'success' });
  const second = await book(visitor);
  expect(await shown(visitor, first.id)).toEqual(NOTHING);
  expect(await shown(visitor, second.id)).toMatchObject({ type: 'success' });
});

it('leaves the session of the visitor as it was', async () => {
  const visitor = portal.visitor();
  const stateOf = async () => ({
    ...(await visitor.get('/api/session')).body,
    ...(await secretsOf(visitor)),
  });
  const before = await stateOf();
  await book(visitor);
  expect(await stateOf()).toEqual(before);
});

it('ends at anybody’s login', async () => {
  for (const person of ['aino', 'eero']) {
    const visitor = portal.visitor();
    const { id } = await book(visitor);
    await visitor.signIn(demoPerson(person));
    expect(await shown(visitor, id)).toEqual(NOTHING);
  }
});

it('that somebody books for another person ends when they log out', async () => {
  const visitor = portal.visitor();
  await visitor.signIn(demoPerson('aino'));
  visitor.renew();
  const { id } = await book(visitor);
  expect(await shown(visitor, id)).toMatchObject({ type: 'success' });
  await visitor.send('POST', '/api/logout');
  expect(await shown(visitor, id)).toEqual(NOTHING);
});

it('says that it was cancelled since, and that a link shows it no more', async () => {
  const visitor = portal.visitor();
  const { id } = await book(visitor);
  const own = test.owner.updateTable('appointments').where('slot_id', '=', id);
  await own.set({ cancelled_at: TEST_NOW, cancelled_by: 'patient' }).execute();
  expect(await shown(visitor, id)).toEqual({ type: 'appointment-already-cancelled' });
  await test.owner.deleteFrom('appointment_links').execute();
  expect(await shown(visitor, id)).toEqual(NOTHING);
});
