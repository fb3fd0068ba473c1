import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import { REFUSAL_REASONS, type RenewalAnswer } from '#areas/messages/shared/messaging/renewal-answers.ts';
import { openMessage } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { TELL_RECORD_NEWS } from '#areas/person/shared/notices/server/notice-jobs.ts';
import type { Language } from '#contract/language/language.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { answerRenewals } from './answer-renewals.ts';
import { openRenewals } from './open-renewals.ts';
import { ownRenewalData } from './own-data.ts';
import { readRenewal } from './read-renewal.ts';
import { bodyOf, testRenewals } from './test-renewals.ts';

const BY = { id: 12, name: 'Ilona Heikkinen', authorId: null };
const RENEWED: RenewalAnswer = { outcome: 'renewed' };
const DECLINED: RenewalAnswer = { outcome: 'declined', reason: 'visit-needed' };
const LATER = new Date(TEST_NOW.getTime() + 60_000);

let db: TestDatabase;
let renewals: ReturnType<typeof testRenewals>;
let aino: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  renewals = testRenewals(db);
  aino = await patientWith(db, '140385-902F');
});
afterAll(() => db.drop());

/** Sends one message about so many prescriptions; resolves to the prescriptions, and to the request as the clinic lists it. */
async function ask(count = 1) {
  const prescriptions: number[] = [];
  while (prescriptions.length < count) prescriptions.push(await renewals.prescribe(aino));
  await renewals.send(bodyOf(...prescriptions), signedIn(aino));
  const request = (await openRenewals(db.owner)).at(-1);
  if (!request) throw new Error('No request');
  return { prescriptions, ...request };
}
const answer = (ids: readonly number[], given: RenewalAnswer, now = LATER) =>
  answerRenewals(db.owner, { vault: db.vault, now }, ids, { answer: given, by: BY });
const shown = async (id = 0) => (await renewals.list(signedIn(aino))).find((each) => each.id === id);
const answersIn = async (threadId: number) =>
  (
    await db.owner
      .selectFrom('thread_messages')
      .selectAll()
      .where('thread_id', '=', threadId)
      .where('author', '=', 'professional')
      .execute()
  ).map(({ content }) => openMessage(db.vault, content));
const logOf = (threadId: number, action: 'read' | 'change' = 'change') =>
  db.owner
    .selectFrom('access_log')
    .select(['actor_kind', 'actor_id', 'action'])
    .where('record_kind', '=', 'prescription-renewal')
    .where('record_id', '=', String(threadId))
    .where('action', '=', action)
    .execute();

describe('what waits for the clinic', () => {
  test('is listed by its number, the oldest first, without a word of whose it is', async () => {
    const { prescriptions, ids, threadId, ...more } = await ask(2);
    expect(ids).toHaveLength(2);
    expect(more).toEqual({ requestedAt: TEST_NOW, brand: 'kaari' });
    const all = await openRenewals(db.owner);
    const times = all.map(({ requestedAt }) => requestedAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(JSON.stringify(all)).not.toMatch(/Aino|Lääke|140385/);
    expect(JSON.stringify(all)).not.toContain(aino);
    await answer(ids, RENEWED);
    expect((await openRenewals(db.owner)).map((each) => each.threadId)).not.toContain(threadId);
    expect(prescriptions).toHaveLength(2);
  });
});

test('a request is read by who decides, with whose it is, and that stands in the access log', async () => {
  const { ids, threadId } = await ask(2);
  const [first = 0] = ids;
  await answer([first], RENEWED);
  const read = (id: number) => readRenewal(db.owner, { vault: db.vault, now: LATER }, id, BY.id);
  const told = await read(first);
  expect(told).toMatchObject({
    patient: { name: 'Aino Maria Virtanen', identityCode: '140385-902F' },
    requests: [
      { id: ids[0], medicine: expect.stringMatching(/^Lääke/), isOpen: false },
      { id: ids[1], medicine: expect.stringMatching(/^Lääke/), isOpen: true },
    ],
    messages: [
      expect.stringContaining('Käyttötarkoitus: Verenpainetauti'),
      expect.stringContaining('uusittu'),
    ],
  });
  // The numbers are in the order in which the message names the medicines.
  const order = told?.requests.map(({ medicine }) => told.messages[0]?.indexOf(medicine) ?? -1) ?? [];
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
  expect(await logOf(threadId, 'read')).toEqual([
    { actor_kind: 'professional', actor_id: '12', action: 'read' },
  ]);
  expect(await read(999_999)).toBeNull();
});

describe('an answer', () => {
  test('is told with each prescription, is one message of who has decided it, and stands in the access log', async () => {
    const { prescriptions, ids, threadId } = await ask(2);
    expect([...(await answer(ids, RENEWED)).values()]).toEqual(['answered', 'answered']);
    for (const id of prescriptions)
      expect(await shown(id)).toMatchObject({
        notRenewable: 'renewed',
        request: { answer: { outcome: 'renewed', at: LATER.toISOString(), reason: null } },
      });
    const [message, ...more] = await answersIn(threadId);
    expect(more).toEqual([]);
    expect(message?.signature).toBe('Ilona Heikkinen');
    expect(message?.text).toMatch(/^Resepti uusittu: Lääke \d+\nResepti uusittu: Lääke \d+\n\nVoit hakea/);
    expect(await logOf(threadId)).toEqual([{ actor_kind: 'professional', actor_id: '12', action: 'change' }]);
  });

  test.each(REFUSAL_REASONS)('of no says why, and lets the patient ask again: %s', async (reason) => {
    const { prescriptions, ids } = await ask();
    await answer(ids, { outcome: 'declined', reason });
    expect(await shown(prescriptions[0])).toMatchObject({
      isRenewable: true,
      request: { answer: { outcome: 'declined', reason } },
    });
    expect(await renewals.send(bodyOf(...prescriptions), signedIn(aino))).toMatchObject({
      body: { type: 'sent' },
    });
    expect(await shown(prescriptions[0])).toMatchObject({ request: { answer: null } });
  });

  test('is given for some of a message, and for the rest later', async () => {
    const { prescriptions, ids, threadId } = await ask(2);
    await answer(ids.slice(0, 1), RENEWED);
    expect((await openRenewals(db.owner)).find((each) => each.threadId === threadId)?.ids).toEqual(
      ids.slice(1),
    );
    await answer(ids.slice(1), DECLINED);
    const outcomes = await Promise.all(prescriptions.map(shown));
    expect(outcomes.map((each) => each?.request?.answer?.outcome)).toEqual(['renewed', 'declined']);
    expect(await answersIn(threadId)).toHaveLength(2);
  });

  test('that comes again changes nothing, and another one does not take its place', async () => {
    const { ids, threadId, prescriptions } = await ask();
    await answer(ids, DECLINED);
    expect([...(await answer(ids, DECLINED)).values()]).toEqual(['unchanged']);
    for (const other of [RENEWED, { outcome: 'declined', reason: 'enough-left' } as const])
      expect([...(await answer(ids, other)).values()]).toEqual(['answeredOtherwise']);
    expect([...(await answer([999_999], RENEWED)).values()]).toEqual(['none']);
    expect(await shown(prescriptions[0])).toMatchObject({ request: { answer: { reason: 'visit-needed' } } });
    expect(await answersIn(threadId)).toHaveLength(1);
    expect(await logOf(threadId)).toHaveLength(1);
  });

  test('by two at the same moment is the first one’s', async () => {
    const { ids, threadId } = await ask(2);
    const told = await Promise.all([answer(ids, RENEWED), answer([...ids].reverse(), DECLINED)]);
    expect(told.map((each) => [...new Set(each.values())]).toSorted()).toEqual([
      ['answered'],
      ['answeredOtherwise'],
    ]);
    expect(await answersIn(threadId)).toHaveLength(1);
  });

  test.each<[Language, string]>([
    ['fi', 'Reseptiä ei uusittu: Lääke'],
    ['sv', 'Receptet förnyades inte: Lääke'],
    ['en', 'Prescription not renewed: Lääke'],
  ])('is written in the patient’s language: %s', async (language, words) => {
    const { ids, threadId } = await ask();
    await db.owner.updateTable('patients').set({ language }).where('id', '=', aino).execute();
    await answer(ids, DECLINED);
    await db.owner.updateTable('patients').set({ language: 'fi' }).where('id', '=', aino).execute();
    const [message] = await answersIn(threadId);
    expect(message?.text).toContain(words);
    expect(message?.text).not.toMatch(/[{}<>]|request\./);
  });

  test('is news of its prescription, and told of to a patient who wants to be told', async () => {
    const { ids, prescriptions } = await ask();
    const choose = (by_email: boolean) =>
      db.owner
        .insertInto('notice_choices')
        .values({ patient_id: aino, event: 'results', by_email, by_sms: false, brand: 'kaari' })
        .onConflict((conflict) => conflict.columns(['patient_id', 'event']).doUpdateSet({ by_email }))
        .execute();
    await choose(true);
    expect((await shown(prescriptions[0]))?.isNew).toBe(false);
    await answer(ids, DECLINED);
    await choose(false);
    expect((await shown(prescriptions[0]))?.isNew).toBe(true);
    const { rows } =
      await sql`select from graphile_worker.jobs where task_identifier = ${TELL_RECORD_NEWS}`.execute(
        db.owner,
      );
    expect(rows).toHaveLength(1);
  });

  test('is in the data that the patient downloads', async () => {
    const { ids, threadId } = await ask();
    await answer(ids, DECLINED);
    const data = await db.inScope({ patientId: aino }, (tx) =>
      ownRenewalData.read({ tx, vault: db.vault, patientId: aino } as never, 'fi'),
    );
    expect(data).toMatchObject({
      renewalRequests: expect.arrayContaining([
        expect.objectContaining({ threadId, outcome: 'declined', refusalReason: 'visit-needed' }),
      ]),
    });
  });
});
