import type { DocumentReference } from 'fhir/r4.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import {
  GATHER_NOTICES,
  SEND_NOTICE_OF,
  TELL_RECORD_NEWS,
} from '#areas/person/shared/notices/server/notice-jobs.ts';
import { dueJobs } from '#areas/person/shared/notices/server/test-due-jobs.ts';
import type { ImportedEntry } from '#areas/record/shared/health-record/server/imported-entry.ts';
import { RELEASE_RESULTS } from '#areas/record/shared/health-record/server/news-jobs.ts';
import { readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { eachBrand } from '#brands/registry.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import type { Mail } from '#outside/mail/client/mailer.ts';
import { createPushSender } from '#outside/push/client/push-sender.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { actingFor } from '#platform/test-context.ts';
import type { endpoints } from '../contract.ts';
import { recordNewsService } from './service.ts';
import { recordNewsTasks } from './tasks.ts';

const SOURCE = 'https://sender.example/fhir';
const NIGHT = new Date('2026-03-23T20:30:00Z');
const MINUTE = 60_000;

const push = createPushSender({ privateKeys: [], services: [] });

let db: TestDatabase;
let patientId: string;
let call: Call<typeof endpoints>;
let clock = TEST_NOW;
let mails: Mail[] = [];
let texts: { to: string; text: string }[] = [];
let made = 0;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  patientId = await patientWith(db, '140385-902F');
  call = callerOf(db, recordNewsService({ push }));
});
afterAll(() => db.drop());
beforeEach(async () => {
  clock = TEST_NOW;
  mails = [];
  texts = [];
  await db.owner.deleteFrom('messages').execute();
  await db.owner.deleteFrom('notice_choices').execute();
  await db.owner.deleteFrom('health_records').where('patient_id', '=', patientId).execute();
  await db.owner
    .updateTable('patients')
    .set({ waits_for_comment_since: null, language: 'en' })
    .where('id', '=', patientId)
    .execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db.owner);
});

const tasks = () =>
  recordNewsTasks({
    vault: db.vault,
    inScope: db.inScope,
    now: () => clock,
    origins: eachBrand((brand) => `https://${brand}.example`),
    mailer: { sendMail: async (mail) => void mails.push(mail) },
    sms: { sendSms: async (message) => ({ id: String(texts.push(message)) }) },
    push,
  });

const { jobs, work } = dueJobs({ db: () => db, clock: () => clock, tasks });

const later = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};

const text = (more: Partial<DocumentReference> = {}): ImportedEntry => ({
  patientId,
  source: SOURCE,
  resource: {
    resourceType: 'DocumentReference',
    id: `text-${++made}`,
    status: 'current',
    date: clock.toISOString(),
    content: [],
    context: { encounter: [{ reference: 'Encounter/1' }] },
    ...more,
  } as ImportedEntry['resource'],
});
const result = (id: string, more: object = {}): ImportedEntry => ({
  patientId,
  source: SOURCE,
  resource: {
    resourceType: 'Observation',
    id,
    status: 'final',
    code: { text: 'P-CRP' },
    category: [{ coding: [{ code: 'laboratory' }] }],
    effectiveDateTime: clock.toISOString(),
    ...more,
  } as ImportedEntry['resource'],
});
const report = (id: string, results: readonly string[], conclusion?: string): ImportedEntry => ({
  patientId,
  source: SOURCE,
  resource: {
    resourceType: 'DiagnosticReport',
    id,
    status: 'final',
    code: { text: 'Verikokeet' },
    effectiveDateTime: clock.toISOString(),
    result: results.map((each) => ({ reference: `Observation/${each}` })),
    ...(conclusion && { conclusion }),
  } as ImportedEntry['resource'],
});
const store = (incoming: readonly ImportedEntry[], isQuiet = false) =>
  storeResources(db.owner, { vault: db.vault, now: clock, isQuiet }, incoming);
const BY = {
  none: { email: false, sms: false },
  email: { email: true, sms: false },
  sms: { email: false, sms: true },
  both: { email: true, sms: true },
};
const choose = ({
  channel = 'email',
  waitsForComment = false,
}: {
  channel?: keyof typeof BY;
  waitsForComment?: boolean;
}) =>
  call(
    'PUT /api/record-notices',
    { body: { results: BY[channel], waitsForComment } },
    { session: signedIn(patientId), now: clock },
  );
const seen = async () => {
  const entries = await db.inScope({ patientId }, (tx) =>
    readEntries({ tx, vault: db.vault, patientId }, { kinds: ['laboratoryResult', 'laboratoryReport'] }),
  );
  return entries.map(({ resource }) => resource.id).toSorted();
};

describe('a notice', () => {
  it('is one for many that arrive together, once, and says nothing of what they are', async () => {
    await choose({});
    await store([text(), text()]);
    later(10 * MINUTE);
    await store([text()]);
    await work();
    expect(mails).toEqual([]);
    later(20 * MINUTE);
    await work();
    await tasks()[TELL_RECORD_NEWS]?.({ patientId }, new AbortController().signal);
    await work();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'aino.virtanen@example.com',
      subject: 'There is something new for you in the service',
    });
    expect(mails[0]?.html).toContain('href="https://kaari.example/en"');
    expect(mails[0]?.text).not.toMatch(
      /text|visit|laborator|result|prescription|certificate|health|record|Aino/i,
    );
    expect(texts).toEqual([]);
  });

  it('is not sent twice by two jobs at the same moment', async () => {
    await choose({});
    await store([text()]);
    later(30 * MINUTE);
    const tell = () => tasks()[TELL_RECORD_NEWS]?.({ patientId }, new AbortController().signal);
    await Promise.all([tell(), tell()]);
    await work();
    expect(mails).toHaveLength(1);
  });

  it('goes out by text message in the daytime only, also when the gateway was away in the evening', async () => {
    await choose({ channel: 'sms' });
    clock = NIGHT;
    await store([text()]);
    later(30 * MINUTE);
    await work();
    expect(texts).toEqual([]);
    clock = new Date('2026-03-24T06:00:00Z');
    const [tell] = await jobs();
    expect(tell?.run_at).toEqual(clock);
    const signal = new AbortController().signal;
    await tasks()[TELL_RECORD_NEWS]?.({ patientId }, signal);
    await tasks()[GATHER_NOTICES]?.({ patientId, channel: 'sms' }, signal);
    const sending = (await jobs()).find(({ task }) => task === SEND_NOTICE_OF.results);
    clock = NIGHT;
    await tasks()[SEND_NOTICE_OF.results]?.(sending?.payload ?? {}, new AbortController().signal);
    expect(texts).toEqual([]);
    clock = new Date('2026-03-24T06:00:00Z');
    await tasks()[SEND_NOTICE_OF.results]?.(sending?.payload ?? {}, new AbortController().signal);
    expect(texts).toEqual([
      expect.objectContaining({
        text: 'Kaari: there is something new for you in the service. Log in: https://kaari.example/en',
      }),
    ]);
  });

  it.each([
    ['what was issued long ago', () => store([text({ date: '2026-01-10' })])],
    ['what an import keeps quiet about', () => store([text()], true)],
    ['a result that is not ready', () => store([result('raw', { status: 'preliminary' })])],
    [
      'what the minor has withheld',
      () =>
        store([
          text({
            meta: {
              security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'ADOL' }],
            },
          }),
        ]),
    ],
    [
      'what has been seen in the meantime',
      async () => {
        await store([text()]);
        await db.owner.updateTable('health_records').set({ seen_at: clock }).execute();
      },
    ],
  ])('is not sent of %s', async (_, arrive) => {
    await choose({});
    await arrive();
    later(30 * MINUTE);
    await tasks()[TELL_RECORD_NEWS]?.({ patientId }, new AbortController().signal);
    await work();
    expect([...mails, ...texts]).toEqual([]);
  });

  it('is not sent to a patient who has not asked for it, nor afterwards of what came before', async () => {
    await store([text()]);
    expect(await jobs()).toEqual([]);
    await choose({});
    await tasks()[TELL_RECORD_NEWS]?.({ patientId }, new AbortController().signal);
    expect(await jobs()).toEqual([]);
  });

  it.each(LANGUAGES)('is whole in %s, by e-mail and by text message', async (language) => {
    await db.owner.updateTable('patients').set({ language }).where('id', '=', patientId).execute();
    for (const channel of ['email', 'sms'] as const) {
      await choose({ channel });
      await store([text()]);
      later(30 * MINUTE);
      await work();
    }
    expect([mails.length, texts.length]).toEqual([1, 1]);
    const all = `${mails[0]?.subject}${mails[0]?.text}${texts[0]?.text}`;
    expect(all).not.toMatch(/[{}]|\b(undefined|null)\b/);
    expect(texts[0]?.text.length).toBeLessThanOrEqual(160);
  });
});

describe('a laboratory result of who waits for a comment', () => {
  it('is shown and told of once a final report about it has a conclusion', async () => {
    await choose({ waitsForComment: true });
    await store([result('a'), result('b'), report('r', ['a'])]);
    later(30 * MINUTE);
    await work();
    expect(await seen()).toEqual([]);
    expect(mails).toEqual([]);
    await store([report('r', ['a'], 'Arvot ovat kunnossa.')]);
    later(30 * MINUTE);
    await work();
    expect(await seen()).toEqual(['a', 'r']);
    expect(mails).toHaveLength(1);
  });

  it.each([
    ['its report came first', () => [report('first', ['late'], 'Hyvä.')], () => [result('late')]],
    [
      'it is in a panel of the report',
      () => [result('panel', { hasMember: [{ reference: 'Observation/late' }] }), result('late')],
      () => [report('first', ['panel'], 'Hyvä.')],
    ],
    [
      'a professional has signed a note of it',
      () => [],
      () => [result('late', { note: [{ authorString: 'Ilona Heikkinen', text: 'Hyvä.' }] })],
    ],
  ])('is shown where %s', async (_, one, other) => {
    await choose({ waitsForComment: true });
    for (const arrive of [one, other]) await store(arrive());
    expect(await seen()).toContain('late');
  });

  it('is not shown by a note of the laboratory’s own', async () => {
    await choose({ waitsForComment: true });
    await store([result('noted', { note: [{ text: 'Näyte lievästi hemolyyttinen.' }] })]);
    expect(await seen()).toEqual([]);
  });

  it.each([
    ['HH', { interpretation: [{ coding: [{ code: 'HH' }] }] }],
    ['LL', { interpretation: [{ coding: [{ code: 'H' }] }, { coding: [{ code: 'LL' }] }] }],
    ['AA', { interpretation: [{ coding: [{ code: 'AA' }] }] }],
    ['HH of a part', { component: [{ code: {}, interpretation: [{ coding: [{ code: 'HH' }] }] }] }],
  ])('is shown and told of at once where the laboratory calls it critical: %s', async (_, more) => {
    await choose({ waitsForComment: true });
    await store([result('critical', more), result('ordinary'), report('r', ['critical', 'ordinary'])]);
    expect(await seen()).toEqual(['critical']);
    later(30 * MINUTE);
    await work();
    expect(mails).toHaveLength(1);
  });

  it.each(['H', 'L', 'A', 'HU', '>'])('waits where the laboratory says no more than %s', async (code) => {
    await choose({ waitsForComment: true });
    await store([result('flagged', { interpretation: [{ coding: [{ code }] }] })]);
    expect(await seen()).toEqual([]);
  });

  it('is not taken from a patient who has read it, by a correction that is no longer critical', async () => {
    await choose({ waitsForComment: true });
    const interpretation = [{ coding: [{ code: 'HH' }] }];
    await store([result('critical', { interpretation })]);
    await db.owner.updateTable('health_records').set({ seen_at: clock }).execute();
    await store([result('critical', { status: 'corrected' })]);
    expect(await seen()).toEqual(['critical']);
  });

  it('is shown and told of after two weeks all the same', async () => {
    await choose({ waitsForComment: true });
    await store([result('forgotten')]);
    later(13 * 86_400_000);
    await work();
    expect(await seen()).toEqual([]);
    later(86_400_000);
    expect((await jobs()).map(({ task }) => task)).toEqual([RELEASE_RESULTS]);
    await work();
    expect(await seen()).toEqual(['forgotten']);
    expect(mails).toHaveLength(1);
  });

  it('stays shown that came before the choice, and is shown at once when the choice is taken back', async () => {
    await store([result('before')]);
    later(MINUTE);
    await choose({ waitsForComment: true });
    await store([result('after')]);
    expect(await seen()).toEqual(['before']);
    await choose({ waitsForComment: false });
    expect(await seen()).toEqual(['after', 'before']);
  });
});

describe('the choice', () => {
  it('may be both ways: one notice by each', async () => {
    await choose({ channel: 'both' });
    await store([text(), text()]);
    later(30 * MINUTE);
    await work();
    expect([mails.length, texts.length]).toEqual([1, 1]);
  });

  it('shows the consent to text messages about appointments, and does not change it', async () => {
    const read = () => call('GET /api/record-notices', {}, { session: signedIn(patientId) });
    for (const allows of [false, true]) {
      await db.owner
        .updateTable('patients')
        .set({ allows_booking_sms: allows })
        .where('id', '=', patientId)
        .execute();
      await choose({ channel: 'both' });
      expect(await read()).toMatchObject({ body: { appointments: { sms: allows }, results: BY.both } });
    }
  });

  it('is one’s own: a guardian has none for the child', async () => {
    const session = { ...signedIn(patientId), ownPatientId: null, actingFor: actingFor(patientId) };
    const choice = { results: BY.none, waitsForComment: false };
    expect(await call('PUT /api/record-notices', { body: choice }, { session })).toMatchObject({
      problem: 'forbidden',
    });
  });

  it('names no channel without an address for it', async () => {
    await db.owner.updateTable('patients').set({ phone: null }).where('id', '=', patientId).execute();
    expect(await choose({ channel: 'sms' })).toMatchObject({ problem: 'invalidFields' });
    const shown = await call('GET /api/record-notices', {}, { session: signedIn(patientId) });
    expect(shown).toMatchObject({
      body: { results: BY.none, appointments: { sms: true }, hasEmail: true, hasPhone: false },
    });
  });
});
