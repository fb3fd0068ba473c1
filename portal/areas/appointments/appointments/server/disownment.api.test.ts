import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueDisowningLink } from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import {
  sealVisitorContact,
  type VisitorContact,
} from '#areas/person/shared/patients/server/visitor-contact.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { appointmentsService } from './service.ts';
import { type MadeAppointment, makeAppointment, patientWith, timesOnSale } from './test-appointments.ts';

const PATH = '/api/anon/appointment/{token}/disownment';
const TYPED: VisitorContact = { email: 'typed@example.com', phone: '+358408888888', language: 'sv' };

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let key = 0;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, appointmentsService);
  aino = await patientWith(db, '140385-902F');
});
afterAll(() => db.drop());

const open = (token: string, request = {}) => call(`GET ${PATH}`, { params: { token } }, request);
const press = (token: string, request = {}) =>
  call(`POST ${PATH}`, { params: { token } }, { idempotencyKey: `disown-${++key}`, ...request });
const type = (code: string) => ({ body: { type: code } });
const rowOf = (id: number) =>
  db.owner.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** An appointment that somebody has booked without logging in, with the patient's link to disown it. */
async function visit(
  contact: VisitorContact = TYPED,
): Promise<MadeAppointment & { readonly disowning: string }> {
  const made = await makeAppointment(db, aino, 5);
  const sealed = sealVisitorContact(db.vault, contact);
  await db.owner
    .updateTable('appointments')
    .set({ visitor_contact: sealed })
    .where('id', '=', made.id)
    .execute();
  const record = { patientId: aino, practitionerId: made.practitionerId, appointmentId: made.id };
  const disowning = await db.inScope({ patientId: aino }, (tx) => issueDisowningLink(tx, db.vault, record));
  return { ...made, disowning };
}

async function messagesAbout(id: number) {
  const rows = await db.owner.selectFrom('messages').selectAll().where('patient_id', '=', aino).execute();
  return rows
    .filter(({ content }) => JSON.parse(db.vault.open('messages.content', content)).appointmentId === id)
    .map(({ recipient, template, language }) => [
      db.vault.open('messages.recipient', recipient),
      template,
      language,
    ])
    .toSorted();
}

describe('opening the link of a message', () => {
  test('shows enough to know the booking by, is logged, and changes nothing', async () => {
    const { id, disowning, startsAt } = await visit();
    const answer = await open(disowning);
    expect(answer).toEqual({
      body: {
        type: 'ready',
        appointment: {
          startDate: startsAt.toISOString(),
          endDate: expect.any(String),
          kind: expect.any(String),
        },
      },
    });
    expect((await rowOf(id)).cancelled_at).toBeNull();
    expect(await messagesAbout(id)).toEqual([]);
    const log = await db.owner
      .selectFrom('access_log')
      .selectAll()
      .where('record_id', '=', String(id))
      .execute();
    expect(log).toMatchObject([{ patient_id: aino, actor_kind: 'anonymous', action: 'read' }]);
  });

  test('opens nothing by a link for something else, nor once the appointment begins', async () => {
    const { links, disowning, startsAt } = await visit();
    const notFound = type('appointment-not-found');
    for (const token of [links.short, links.long, 'A'.repeat(20)]) {
      expect(await open(token)).toEqual(notFound);
      expect(await press(token)).toEqual(notFound);
    }
    expect(await call('GET /api/anon/appointment/{token}', { params: { token: disowning } })).toEqual(
      notFound,
    );
    expect(await open(disowning, { now: new Date(startsAt.getTime() - 1) })).toMatchObject(type('ready'));
    expect(await open(disowning, { now: startsAt })).toEqual(notFound);
    expect(await press(disowning, { now: startsAt })).toEqual(notFound);
  });

  test.each(['', 'short', 'ä'.repeat(20)])('refuses "%s"', async (token) => {
    expect(await open(token)).toMatchObject({ problem: 'malformed' });
    expect(await press(token)).toMatchObject({ problem: 'malformed' });
  });
});

describe('a press there', () => {
  test('cancels the booking within the notice, too, frees the time and notifies the person who booked', async () => {
    const { id, slotId, disowning } = await visit();
    expect(await timesOnSale(db, slotId)).toBe(0);
    expect(await press(disowning, { requestId: 'the-press' })).toEqual(type('success'));
    expect(await rowOf(id)).toMatchObject({
      cancelled_at: TEST_NOW,
      cancelled_by: 'patient',
      disowned_at: TEST_NOW,
    });
    expect(await timesOnSale(db, slotId)).toBeGreaterThanOrEqual(1);
    expect(await messagesAbout(id)).toEqual([
      ['+358408888888', 'appointment-disowned', 'sv'],
      ['typed@example.com', 'appointment-disowned', 'sv'],
    ]);
    const log = await db.owner
      .selectFrom('access_log')
      .selectAll()
      .where('request_id', '=', 'the-press')
      .execute();
    expect(log).toMatchObject([
      { patient_id: aino, actor_kind: 'anonymous', action: 'cancel', record_id: String(id) },
    ]);
    expect(await open(disowning)).toEqual(type('appointment-already-cancelled'));
  });

  test('is one, however often and by however many it is pressed', async () => {
    const { id, disowning } = await visit();
    const answers = await Promise.all([press(disowning), press(disowning), press(disowning)]);
    expect(answers.filter((answer) => JSON.stringify(answer).includes('success'))).toHaveLength(1);
    expect(await press(disowning)).toEqual(type('appointment-already-cancelled'));
    expect(await messagesAbout(id)).toHaveLength(2);
  });

  test('that is repeated after a lost answer gets the same one; its key is good for nothing else', async () => {
    const [one, other] = [await visit(), await visit()];
    const request = { idempotencyKey: 'the-same-press' };
    expect(await press(one.disowning, request)).toEqual(type('success'));
    expect(await press(one.disowning, request)).toEqual(type('success'));
    expect(await press(other.disowning, request)).toEqual({ problem: 'idempotencyKeyReused' });
    expect(await press(other.disowning, { idempotencyKey: null })).toMatchObject({ problem: 'malformed' });
  });

  test('notifies nobody if the patient booked it', async () => {
    const { id, disowning } = await visit({ email: null, phone: null, language: 'fi' });
    expect(await press(disowning)).toEqual(type('success'));
    expect(await messagesAbout(id)).toEqual([]);
  });
});
