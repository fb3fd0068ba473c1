import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import { MARK_THREAD_READ, START_CONVERSATION } from '#areas/messages/shared/messaging/operations.ts';
import { workspaceService } from '#areas/messages/workspace/server/service.ts';
import { addStaff, type TestStaff } from '#areas/messages/workspace/server/test-staff.ts';
import {
  GATHER_NOTICES,
  SEND_NOTICE_OF,
  TELL_MESSAGES,
} from '#areas/person/shared/notices/server/notice-jobs.ts';
import type { NoticeParts } from '#areas/person/shared/notices/server/send-notice.ts';
import { dueJobs } from '#areas/person/shared/notices/server/test-due-jobs.ts';
import type { ShowParts } from '#areas/record/record-news/server/push/show-notice.ts';
import { recordNewsService } from '#areas/record/record-news/server/service.ts';
import { recordNewsTasks } from '#areas/record/record-news/server/tasks.ts';
import { eachBrand } from '#brands/registry.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import type { Mail } from '#outside/mail/client/mailer.ts';
import { createPushSender } from '#outside/push/client/push-sender.ts';
import { callerOf } from '#platform/calls/test-call.ts';
import type { Session } from '#platform/context.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import { actingFor } from '#platform/test-context.ts';
import type { Mutated } from '../../answers.ts';
import { feature } from '../feature.ts';
import { noticeTasks } from './notice-tasks.ts';

const MINUTE = 60_000;
const EVENING = new Date('2026-03-23T18:30:00Z');
const MORNING = new Date('2026-03-24T06:00:00Z');

const push = createPushSender({ privateKeys: [], services: [] });

let db: TestDatabase;
let aino: string;
let eero: string;
let nurse: TestStaff;
let clock = TEST_NOW;
let mails: Mail[] = [];
let texts: { to: string; text: string }[] = [];

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  aino = await patientWith(db, '140385-902F');
  eero = await patientWith(db, '021179-905R');
  nurse = await addStaff(db, 'Noora', { teams: ['nurses'] });
});
afterAll(() => db.drop());
beforeEach(async () => {
  clock = TEST_NOW;
  mails = [];
  texts = [];
  await db.owner.deleteFrom('messages').execute();
  await db.owner.deleteFrom('notice_choices').execute();
  await db.owner.deleteFrom('messaging_threads').execute();
  await db.owner.updateTable('patients').set({ language: 'en' }).execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db.owner);
});

function tasks() {
  const parts: NoticeParts & ShowParts = {
    vault: db.vault,
    inScope: db.inScope,
    now: () => clock,
    origins: eachBrand((brand) => `https://${brand}.example`),
    mailer: { sendMail: async (mail) => void mails.push(mail) },
    sms: { sendSms: async (message) => ({ id: String(texts.push(message)) }) },
    push,
  };
  return { ...noticeTasks(parts), ...recordNewsTasks(parts) };
}
const run = (task: string, payload: JobPayload) => tasks()[task]?.(payload, new AbortController().signal);

const { jobs, work } = dueJobs({ db: () => db, clock: () => clock, tasks });

const wait = async (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * MINUTE);
  await work();
};
const NONE = { email: false, sms: false };
const choose = (way: 'email' | 'sms' | 'both', patientId = aino) =>
  callerOf(db, recordNewsService({ push }))(
    'PUT /api/record-notices',
    {
      body: {
        results: NONE,
        messages: { email: way !== 'sms', sms: way !== 'email' },
        waitsForComment: false,
      },
    },
    { session: signedIn(patientId), now: clock },
  );

async function mutate(session: Partial<Session>, query: string, variables: object) {
  const service = feature.service({ firstMessages: {}, settings: { hasMessagingOpen: true } } as never);
  const outcome = await callerOf(db, service)(
    'POST /api/customer-messaging',
    { body: { query, variables } },
    {
      session,
      rights: async () => ['customer-messaging-enabled', 'customer-messaging-allowed'],
      idempotencyKey: randomUUID(),
      now: clock,
    },
  );
  return Object.values((outcome as { body: { data: Mutated } }).body.data)[0];
}

/** A conversation that somebody begins; resolves to its number. */
async function begin(session: Partial<Session> = signedIn(aino)): Promise<string> {
  const started = await mutate(session, START_CONVERSATION, {
    title: 'Raskaustesti',
    type: 'customer',
    participantIds: ['nurses'],
    firstMessage: { message: { content: 'Hei!', attachmentIds: [] } },
  });
  return (started as { threadId: string }).threadId;
}

/** The nurse answers; resolves to the number of the message. */
async function answer(id: string): Promise<string> {
  await callerOf(db, workspaceService({} as never))(
    'POST /api/workspace/threads/{id}/messages',
    { params: { id }, body: { text: 'Tulos on valmis.', questionnaire: null } },
    { session: { person: nurse.person }, idempotencyKey: randomUUID(), now: clock },
  );
  const { newest } = await db.owner
    .selectFrom('thread_messages')
    .select((of) => of.fn.max('id').as('newest'))
    .where('thread_id', '=', Number(id))
    .executeTakeFirstOrThrow();
  return String(newest);
}
const read = (threadId: string, messageId: string, session: Partial<Session> = signedIn(aino)) =>
  mutate(session, MARK_THREAD_READ, { threadId, lastMessageId: messageId });

describe('a notice of messages', () => {
  it('is one for all that come within minutes, five minutes after the last, and says nothing of what they are', async () => {
    await choose('email');
    const [one, other] = [await begin(), await begin()];
    await answer(one);
    await wait(4);
    await answer(other);
    await wait(4);
    expect(mails).toEqual([]);
    await wait(1);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'aino.virtanen@example.com',
      subject: 'You have a new message in the service',
    });
    expect(mails[0]?.html).toContain('href="https://kaari.example/en/');
    expect(mails[0]?.text).not.toMatch(/Raskaustesti|Tulos|Noora|nurse|health|clinic|Aino/i);
    expect(texts).toEqual([]);
  });

  it('comes both ways to who wants both, the text message by day', async () => {
    await choose('both');
    clock = EVENING;
    await answer(await begin());
    await wait(5);
    expect([mails.length, texts.length]).toEqual([1, 0]);
    const waiting = (await jobs()).filter(({ task }) => task === GATHER_NOTICES);
    expect(waiting.map(({ run_at }) => run_at)).toEqual([MORNING]);
    clock = MORNING;
    await work();
    expect([mails.length, texts.length]).toEqual([1, 1]);
  });

  it('is not sent again until the messages are read', async () => {
    await choose('email');
    const id = await begin();
    await answer(id);
    await wait(5);
    const second = await answer(id);
    await wait(60);
    expect(mails).toHaveLength(1);
    await read(id, second);
    await answer(id);
    await wait(5);
    expect(mails).toHaveLength(2);
  });

  it('is not sent twice by two jobs at the same moment, nor by one that runs again', async () => {
    await choose('email');
    await answer(await begin());
    clock = new Date(clock.getTime() + 5 * MINUTE);
    const tell = () => run(TELL_MESSAGES, { patientId: aino, readerId: aino });
    await Promise.all([tell(), tell()]);
    await tell();
    await work();
    expect(mails).toHaveLength(1);
  });

  it('is not sent of what was read meanwhile', async () => {
    await choose('email');
    const id = await begin();
    await read(id, await answer(id));
    await wait(5);
    expect(mails).toEqual([]);
  });

  it('is not sent to a patient who has not asked for it', async () => {
    await answer(await begin());
    await wait(5);
    expect([...mails, ...texts, ...(await jobs())]).toEqual([]);
  });

  it('is sent of nothing that the patient writes', async () => {
    await choose('email');
    await begin();
    expect(await jobs()).toEqual([]);
  });

  it('goes out by text message in the daytime only, and not of what was read by then', async () => {
    await choose('sms');
    clock = EVENING;
    const id = await begin();
    const message = await answer(id);
    await wait(5);
    const [tell] = await jobs();
    expect([texts, tell?.task, tell?.run_at]).toEqual([[], TELL_MESSAGES, MORNING]);
    clock = MORNING;
    await work();
    expect(texts).toEqual([
      expect.objectContaining({
        text: expect.stringMatching(
          /^Kaari: you have a new message in the service\. Log in to read it: https:/,
        ),
      }),
    ]);
    await read(id, message);
    clock = new Date(EVENING.getTime() + 24 * 60 * MINUTE);
    const late = await answer(id);
    await wait(5);
    await read(id, late);
    clock = new Date(MORNING.getTime() + 24 * 60 * MINUTE);
    await work();
    expect(texts).toHaveLength(1);
  });

  it('waits for the morning, too, where the gateway was away in the evening', async () => {
    await choose('sms');
    await answer(await begin());
    clock = new Date(clock.getTime() + 5 * MINUTE);
    await run(TELL_MESSAGES, { patientId: aino, readerId: aino });
    await run(GATHER_NOTICES, { patientId: aino, channel: 'sms' });
    const sending = (await jobs()).find(({ task }) => task === SEND_NOTICE_OF.messages);
    clock = EVENING;
    await run(SEND_NOTICE_OF.messages, sending?.payload ?? {});
    expect(texts).toEqual([]);
  });

  it('goes to the guardian who has begun the conversation, by their own choice, and not to the child', async () => {
    await choose('email');
    await choose('email', eero);
    const guardian = { ...signedIn(aino), ownPatientId: eero, actingFor: actingFor(aino) };
    const id = await begin(guardian);
    await answer(id);
    await wait(5);
    expect(mails.map(({ to }) => to)).toEqual(['eero.lehtonen@example.com']);
    const { patient_id } = await db.owner
      .selectFrom('messages')
      .select('patient_id')
      .executeTakeFirstOrThrow();
    expect(patient_id).toBe(eero);
  });

  it('is sent to nobody where a guardian who is no patient has begun the conversation', async () => {
    await choose('email');
    await answer(await begin({ ...signedIn(aino), ownPatientId: null, actingFor: actingFor(aino) }));
    expect(await jobs()).toEqual([]);
  });

  it.each(LANGUAGES)('is whole in %s, by e-mail and by text message', async (language) => {
    await db.owner.updateTable('patients').set({ language }).where('id', '=', aino).execute();
    for (const channel of ['email', 'sms'] as const) {
      await choose(channel);
      await answer(await begin());
      await wait(5);
    }
    expect([mails.length, texts.length]).toEqual([1, 1]);
    expect(`${mails[0]?.subject}${mails[0]?.text}${texts[0]?.text}`).not.toMatch(/[{}]|\b(undefined|null)\b/);
    expect(texts[0]?.text.length).toBeLessThanOrEqual(160);
  });
});

describe('the choice', () => {
  it('names no channel without an address for it, and stays where a save does not name it', async () => {
    await db.owner.updateTable('patients').set({ phone: null }).where('id', '=', aino).execute();
    expect(await choose('sms')).toMatchObject({ problem: 'invalidFields' });
    await choose('email');
    const saved = await callerOf(db, recordNewsService({ push }))(
      'PUT /api/record-notices',
      { body: { results: NONE, waitsForComment: false } },
      { session: signedIn(aino) },
    );
    expect(saved).toMatchObject({ body: { messages: { email: true, sms: false } } });
  });
});
