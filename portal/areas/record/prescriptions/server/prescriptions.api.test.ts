import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import { openMessage, openTitle } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import type { Session } from '#platform/context.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { whileRefused } from '#platform/database/test-refusal.ts';
import { actingFor, type TestRequest } from '#platform/test-context.ts';
import type { Prescription } from '../contract.ts';
import { answersOf, bodyOf, testRenewals } from './test-renewals.ts';

const LIST = 'GET /api/prescriptions';
const SHOW = 'GET /api/prescriptions/{ids}';

let db: TestDatabase;
let renewals: ReturnType<typeof testRenewals>;
let call: (typeof renewals)['call'];
let aino: string;
let eero: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  renewals = testRenewals(db);
  ({ call } = renewals);
  aino = await patientWith(db, '140385-902F');
  eero = await patientWith(db, '021179-905R');
});
afterAll(() => db.drop());

const prescribe = (patientId = aino) => renewals.prescribe(patientId);
const list = (session: Partial<Session> = signedIn(aino)) => renewals.list(session);
const named = async (name: string, session?: Partial<Session>) =>
  (await list(session)).find(({ medicineName }) => medicineName === name);
const send = (body: object, session: Partial<Session> = signedIn(aino), request: TestRequest = {}) =>
  renewals.send(body, session, request);
const threadsOf = (patientId: string) =>
  db.owner
    .selectFrom('messaging_threads')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('id')
    .execute();
const type = (name: string) => ({ body: { type: name } });

describe('prescriptions', () => {
  test('are told as they were written, latest first, with who prescribed them', async () => {
    const all = await list();
    const days = all.map(({ issuedDate }) => issuedDate);
    expect(days).toEqual(days.toSorted().reverse());
    expect(await named('Kandesartaani')).toMatchObject({
      strength: '8\u00a0mg',
      medicineType: 'tabletti',
      treatmentLength: { value: 12, unit: 'months' },
      packages: null,
      isValid: true,
      isRenewable: true,
      request: null,
      textLanguage: 'fi',
      prescriber: { name: 'Ilona Heikkinen' },
    });
    expect(await named('Hydrokortisoni')).toMatchObject({
      strength: '10\u00a0mg/g',
      totalAmount: '100\u00a0g',
      isValid: false,
      notRenewable: 'tooOld',
    });
    expect(await named('Kefaleksiini')).toMatchObject({
      packages: { count: 1, size: '20\u00a0tabl' },
      notRenewable: 'course',
    });
  });

  test('are the latest of them where only some are asked for', async () => {
    const outcome = await call(LIST, { query: { limit: '2' } }, { session: signedIn(aino) });
    const all = await list();
    expect(outcome).toEqual({ body: { prescriptions: all.slice(0, 2) } });
  });

  test('tell what has become of the last request', async () => {
    expect(await named('Budesonidi ja formoteroli')).toMatchObject({
      isRenewable: false,
      notRenewable: 'requested',
      request: { answer: null },
    });
    // Who was told no may ask again with more to say.
    expect(await named('Pantopratsoli')).toMatchObject({
      isRenewable: true,
      request: { answer: { outcome: 'declined' } },
    });
    expect(await named('Losartaani ja hydroklooritiatsidi', signedIn(eero))).toMatchObject({
      notRenewable: 'renewed',
    });
  });

  test('are found by their numbers, all of them or none', async () => {
    const [one, two] = [await prescribe(), await prescribe()];
    const show = (ids: string) => call(SHOW, { params: { ids } }, { session: signedIn(aino) });
    const shown = await show(`${two},${one}`);
    expect('body' in shown && (shown.body as { prescriptions: Prescription[] }).prescriptions).toMatchObject([
      { id: two },
      { id: one },
    ]);
    const others = await prescribe(eero);
    expect(await show(`${one},${others}`)).toEqual({ problem: 'notFound' });
    expect(await show(Array.from({ length: 51 }, (_, index) => index + 1).join())).toMatchObject({
      problem: 'malformed',
    });
  });
});

describe('a renewal', () => {
  test('becomes one message in a thread of the customer’s own, sealed, and a request for each', async () => {
    const ids = [await prescribe(), await prescribe()];
    const before = (await threadsOf(aino)).length;
    expect(await send(bodyOf(...ids))).toEqual({
      body: { type: 'sent', sentAt: TEST_NOW.toISOString(), threadId: expect.stringMatching(/^\d+$/) },
    });
    const threads = await threadsOf(aino);
    expect(threads).toHaveLength(before + 1);
    const thread = threads.at(-1);
    if (!thread) throw new Error('No thread');
    expect(thread).toMatchObject({ type: 'customer', closed_at: null });
    expect(openTitle(db.vault, thread.title)).toBe('Reseptin uusintapyyntö');
    const [message, ...more] = await db.owner
      .selectFrom('thread_messages')
      .selectAll()
      .where('thread_id', '=', thread.id)
      .execute();
    expect(more).toEqual([]);
    expect(JSON.stringify([thread, message])).not.toContain('Verenpainetauti');
    const text = message && openMessage(db.vault, message.content).text;
    expect(text).toContain('Käyttötarkoitus: Verenpainetauti');
    expect(text).toContain('Onko lääke loppunut: ei, jäljellä 12 tablettia');
    for (const { id, request, notRenewable } of await list())
      if (ids.includes(id))
        expect([request, notRenewable]).toEqual([
          { sentAt: TEST_NOW.toISOString(), answer: null },
          'requested',
        ]);
    const noted = await db.owner
      .selectFrom('access_log')
      .select(['action', 'record_kind'])
      .where('record_id', '=', String(thread.id))
      .where('patient_id', '=', aino)
      .where('action', '=', 'create')
      .execute();
    expect(noted).toEqual([{ action: 'create', record_kind: 'prescription-renewal' }]);
  });

  test('is never sent twice: not by a repeated press, another tab, or two at once', async () => {
    const id = await prescribe();
    const before = (await threadsOf(aino)).length;
    const press = { idempotencyKey: 'renewal-pressed' };
    const [first, again] = await Promise.all([
      send(bodyOf(id), undefined, press),
      send(bodyOf(id), undefined, press),
    ]);
    expect(first).toMatchObject(type('sent'));
    expect(again).toEqual(first);
    const another = bodyOf(await prescribe());
    expect(await send(another, undefined, press)).toEqual({ problem: 'idempotencyKeyReused' });
    expect(await send(bodyOf(id))).toEqual(type('notRenewable'));
    const contested = await prescribe();
    const tabs = await Promise.all(Array.from({ length: 8 }, () => send(bodyOf(contested))));
    const types = tabs.map((outcome) => 'body' in outcome && (outcome.body as { type: string }).type);
    expect(types.filter((each) => each === 'sent')).toHaveLength(1);
    expect(new Set(types)).toEqual(new Set(['sent', 'notRenewable']));
    // What came second has left nothing.
    expect(await threadsOf(aino)).toHaveLength(before + 2);
  });

  test('is all or nothing: one that cannot be renewed, or is named twice, keeps the others from being sent', async () => {
    const id = await prescribe();
    const course = await named('Kefaleksiini');
    const before = (await threadsOf(aino)).length;
    expect(await send(bodyOf(id, course?.id ?? 0))).toEqual(type('notRenewable'));
    expect(await send(bodyOf(id, id))).toEqual(type('notRenewable'));
    expect(await send(bodyOf(id, await prescribe(eero)))).toEqual(type('prescriptionNotFound'));
    expect(await threadsOf(aino)).toHaveLength(before);
  });

  test('answers every question, and names each that it does not', async () => {
    const id = await prescribe();
    const body = { prescriptions: [answersOf(id, { reason: ' ', hasRunOut: null })], otherMedicines: '' };
    expect(await send(body)).toEqual({
      problem: 'invalidFields',
      errors: [
        { field: 'prescriptions.0.reason', code: 'required' },
        { field: 'prescriptions.0.hasRunOut', code: 'required' },
        { field: 'otherMedicines', code: 'required' },
      ],
    });
  });

  test('is refused to a patient without the right', async () => {
    const id = await prescribe();
    expect(await send(bodyOf(id), signedIn(aino), { rights: async () => [] })).toEqual({
      problem: 'forbidden',
    });
  });

  test('that the database refuses has sent nothing', async () => {
    const id = await prescribe();
    const answer = await whileRefused(db, 'insert', 'renewal_requests', () => send(bodyOf(id)));
    expect(answer).toEqual(type('unknownError'));
    expect((await list()).find((each) => each.id === id)?.request).toBeNull();
  });

  test('is read by no guardian, and its state follows the prescription', async () => {
    const id = await prescribe();
    await send(bodyOf(id));
    const guardian = { patientId: aino, isGuardian: true };
    const count = (table: 'messaging_threads' | 'thread_messages' | 'renewal_requests') =>
      db.inScope(guardian, async (tx) => (await tx.selectFrom(table).selectAll().execute()).length);
    expect(await count('messaging_threads')).toBe(0);
    expect(await count('thread_messages')).toBe(0);
    const before = await count('renewal_requests');
    await db.owner
      .updateTable('health_records')
      .set({ withheld_at: TEST_NOW })
      .where('patient_id', '=', aino)
      .where('id', '=', id)
      .execute();
    expect(await count('renewal_requests')).toBe(before - 1);
    const session = { ...signedIn(aino), ownPatientId: eero, actingFor: actingFor(aino) };
    expect((await list(session)).map((each) => each.id)).not.toContain(id);
  });
});
