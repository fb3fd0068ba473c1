import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealFileName } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { sealCardImage } from '#areas/person/shared/kela-card/server/kela-card.ts';
import { sealUsedFrom } from '#areas/person/shared/patients/server/used-from.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { whileRefused } from '#platform/database/test-refusal.ts';
import { ownDataSections } from '#shell/server/features.ts';
import type { endpoints } from '../contract.ts';
import type { LogEntry, PatientData } from '../record-contract.ts';
import { LOG_PAGE_SIZE } from '../rules.ts';
import { MAX_DOWNLOADS } from './patient-data.ts';
import { createPatientInformationService } from './service.ts';
import { accessesOf, bodyOf, patientWith, signedIn } from './test-patients.ts';

const LOG = 'GET /api/user/access-log';
const DATA = 'GET /api/user/data';
const DELETE = 'POST /api/user/deletion-request';

/** The file with what the test looks at of other features. */
type Downloaded = PatientData & {
  readonly appointments: readonly { readonly id: number; readonly notes: string | null }[];
  readonly smsLogin: { readonly phoneNumber: string | null } | null;
  readonly smsLoginOffer: { readonly putOffUntil: string } | null;
};

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let eero: string;
let nth = 0;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, createPatientInformationService('/api/user/contact-information', ownDataSections));
  aino = await patientWith(db, '140385-902F');
  eero = await patientWith(db, '021179-905R');
});
afterAll(() => db.drop());

const as = (patientId: string, request = {}) => ({
  session: signedIn(patientId),
  idempotencyKey: `data-${++nth}`,
  ...request,
});

test.each([LOG, DATA, DELETE] as const)('%s is for patients', async (key) => {
  expect(await call(key, {}, { idempotencyKey: 'nobody-1' })).toEqual({ problem: 'authenticationRequired' });
});

test.each([DATA, DELETE] as const)('%s wants an identification that is not old', async (key) => {
  const old = { ...as(aino), session: { ...signedIn(aino), freshUntil: TEST_NOW } };
  expect(await call(key, {}, old)).toEqual({ problem: 'freshIdentificationRequired' });
  const asked = db.owner.selectFrom('deletion_requests').selectAll().where('patient_id', '=', aino);
  expect(await asked.execute()).toEqual([]);
});

describe('the access log', () => {
  const page = async (patientId: string, query = {}) =>
    bodyOf<{ entries: LogEntry[] }>(await call(LOG, { query }, as(patientId))).entries;

  test('tells who did what and when, latest first, page by page, while it grows', async () => {
    await db.owner.deleteFrom('access_log').execute();
    const entry = (minute: number) => ({
      patient_id: aino,
      at: new Date(TEST_NOW.getTime() + minute * 60_000),
      actor_kind: 'professional' as const,
      actor_id: '77',
      action: 'read' as const,
      record_kind: 'visit',
      record_id: String(minute),
    });
    const count = 2 * LOG_PAGE_SIZE + 5;
    await db.owner
      .insertInto('access_log')
      .values(Array.from({ length: count }, (_, minute) => entry(minute)))
      .execute();

    const first = await page(aino);
    expect(first).toHaveLength(LOG_PAGE_SIZE);
    expect(first[0]).toEqual({
      id: expect.any(Number),
      at: entry(count - 1).at.toISOString(),
      actor: { kind: 'professional', isPatient: false, isYou: false, id: '77' },
      action: 'read',
      recordKind: 'visit',
      recordId: String(count - 1),
    });
    const second = await page(aino, { before: String(first.at(-1)?.id) });
    const third = await page(aino, { before: second.at(-1)?.id });
    expect([...first, ...second, ...third].map(({ recordId }) => Number(recordId))).toEqual(
      Array.from({ length: count }, (_, index) => count - 1 - index),
    );
    // Reading it is in it, too.
    const [latest] = await page(aino);
    expect(latest).toMatchObject({
      actor: { kind: 'patient', isPatient: true, id: null },
      recordKind: 'access-log',
    });
  });

  test('shows nothing of another patient’s', async () => {
    const entries = await page(eero);
    expect(entries.filter(({ recordKind }) => recordKind === 'visit')).toEqual([]);
    const [ofAino] = await page(aino);
    expect(await page(eero, { before: ofAino?.id })).not.toContainEqual(ofAino);
  });

  test('leaves out what the patient has done themself, if asked', async () => {
    await page(aino);
    const others = await page(aino, { by: 'others' });
    expect(others).toHaveLength(LOG_PAGE_SIZE);
    expect(others.filter(({ actor }) => actor.isPatient)).toEqual([]);
    const [latest] = await page(aino, { by: 'everybody' });
    expect(latest?.actor.isPatient).toBe(true);
    const next = await page(aino, { by: 'others', before: others.at(-1)?.id });
    expect(next[0]?.id).toBeLessThan(others.at(-1)?.id ?? 0);
  });

  test('names nobody but professionals', async () => {
    await db.owner
      .insertInto('access_log')
      .values({
        patient_id: eero,
        actor_kind: 'guardian',
        actor_id: aino,
        action: 'read',
        record_kind: 'visit',
      })
      .execute();
    const [entry] = await page(eero);
    expect(entry?.actor).toEqual({ kind: 'guardian', isPatient: false, isYou: false, id: null });
  });

  test.each([{ before: '0' }, { before: 'x' }, { by: 'me' }, { lang: 'klingon' }])(
    'refuses %o',
    async (query) => {
      expect(await call(LOG, { query }, as(aino))).toMatchObject({ problem: 'malformed' });
    },
  );
});

describe('the data of a patient', () => {
  test('has all that there is of them, in plain text, and nothing of anybody else', async () => {
    const guardian = {
      name: 'Testi Huoltaja',
      phone: '',
      emailAddress: '',
      isGuardianHasSameAddress: true,
      streetAddress: '',
      postalCode: '',
      postOffice: '',
    };
    const contact = {
      emailAddress: 'aino@example.com',
      phoneNumber: '0401234501',
      streetAddress: 'Katu 1',
      postalCode: '00100',
      postOffice: 'Helsinki',
    };
    await call(
      'POST /api/user/contact-information',
      { body: { ...contact, guardians: [guardian] } },
      as(aino),
    );
    await call(DELETE, {}, as(aino));
    const images = Object.fromEntries(
      (['front', 'back', 'front_preview', 'back_preview'] as const).map((image) => [
        image,
        sealCardImage(db.vault, aino, image, Buffer.from(image)),
      ]),
    ) as Record<'front' | 'back' | 'front_preview' | 'back_preview', Buffer>;
    await db.owner
      .insertInto('kela_cards')
      .values({ patient_id: aino, ...images, uploaded_at: TEST_NOW })
      .execute();
    const data = bodyOf<Downloaded>(await call(DATA, { query: { lang: 'sv' } }, as(aino)));
    expect(data).toMatchObject({
      createdAt: TEST_NOW.toISOString(),
      patient: {
        ssn: '140385-902F',
        emailAddress: 'aino@example.com',
        healthCareType: 'private',
        isCreditworthy: true,
      },
      guardians: [guardian],
      consents: { consentStatus: 'ok', consents: { allowsViewingOccupationalInformation: false } },
      // Written at the same moment, in any order.
      messages: expect.arrayContaining([
        expect.objectContaining({
          template: 'contact-changed',
          recipient: 'aino.virtanen@example.com',
          linkSent: true,
        }),
        expect.objectContaining({
          template: 'deletion-requested',
          recipient: 'aino@example.com',
          content: { requestedAt: TEST_NOW.toISOString() },
          sentAt: null,
        }),
      ]),
      kelaCard: {
        uploadedAt: TEST_NOW.toISOString(),
        front: `data:image/jpeg;base64,${Buffer.from('front').toString('base64')}`,
        back: `data:image/jpeg;base64,${Buffer.from('back').toString('base64')}`,
      },
      deletionRequests: [
        {
          requestedAt: TEST_NOW.toISOString(),
          brand: 'kaari',
          reviewedAt: null,
          decision: null,
          refusalReason: null,
          handledAt: null,
        },
      ],
    });
    const own = await db.owner
      .selectFrom('appointments')
      .select(['id', 'notes'])
      .where('patient_id', '=', aino)
      .execute();
    expect(data.appointments.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
    expect(data.appointments.filter(({ notes }) => notes !== null)).toHaveLength(
      own.filter(({ notes }) => notes !== null).length,
    );
    expect(data.accessLog[0]).toMatchObject({ recordKind: 'patient-data', actor: { isPatient: true } });
    expect(JSON.stringify(data)).not.toMatch(/Lehtonen|021179-905R/);
    expect(await accessesOf(db, aino)).toContain('read patient-data');
  });

  test('has the files that the patient has chosen and not sent, and nobody else’s', async () => {
    const { id: author } = await db.owner
      .selectFrom('professional_users')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const chosen = async (name: string, more: object) =>
      db.owner
        .insertInto('message_attachments')
        .values({
          patient_id: eero,
          file_name: sealFileName(db.vault, name),
          content_type: 'application/pdf',
          bytes: 10,
          object_key: name,
          created_at: TEST_NOW,
          ...more,
        })
        .execute();
    await chosen('own.pdf', {});
    await chosen('guardian.pdf', { by_guardian: true });
    await chosen('professional.pdf', { author_id: author });
    const file = bodyOf<{ unsentAttachments: object[] }>(
      await call(DATA, { query: { lang: 'fi' } }, as(eero)),
    );
    expect(file.unsentAttachments).toEqual([
      { fileName: 'own.pdf', contentType: 'application/pdf', bytes: 10 },
    ]);
    await db.owner.deleteFrom('message_attachments').where('message_id', 'is', null).execute();
  });

  test('has the number of the SMS login, as far as there is one', async () => {
    const smsLogin = async () =>
      (
        bodyOf(
          await call(DATA, {}, as(eero, { now: new Date(TEST_NOW.getTime() + 86_400_000) })),
        ) as Downloaded
      ).smsLogin;
    expect(await smsLogin()).toBeNull();
    await db.owner.insertInto('sms_logins').values({ patient_id: eero, phone: null }).execute();
    expect(await smsLogin()).toEqual({ phoneNumber: null });
    const phone = db.vault.seal('sms_logins.phone', '+358401234501');
    await db.owner.updateTable('sms_logins').set({ phone }).where('patient_id', '=', eero).execute();
    expect(await smsLogin()).toEqual({ phoneNumber: '+358401234501' });
  });

  test('has until when the offer of SMS login is put off, if it is', async () => {
    const helmi = await patientWith(db, '250655-908E');
    const offer = async () => bodyOf<Downloaded>(await call(DATA, {}, as(helmi))).smsLoginOffer;
    expect(await offer()).toBeNull();
    const until = new Date(TEST_NOW.getTime() + 86_400_000);
    await db.owner
      .insertInto('sms_login_offers')
      .values({ patient_id: helmi, put_off_until: until })
      .execute();
    expect(await offer()).toEqual({ putOffUntil: until.toISOString() });
  });

  test('has where the patient is logged in, and nobody else', async () => {
    const janne = await patientWith(db, '280282-9372');
    const row = { draft_seed: Buffer.alloc(32), created_at: TEST_NOW, active_at: TEST_NOW };
    const used_from = sealUsedFrom(db.vault, {
      brand: 'pikkujatti',
      browser: 'firefox',
      device: 'linux',
      country: 'FI',
    });
    await db.owner
      .insertInto('sessions')
      .values([
        { ...row, id_hash: Buffer.from('own'), patient_id: janne, used_from },
        { ...row, id_hash: Buffer.from('other'), patient_id: aino, used_from },
        { ...row, id_hash: Buffer.from('visitor') },
      ])
      .execute();
    expect(bodyOf<Downloaded>(await call(DATA, {}, as(janne))).sessions).toEqual([
      {
        brandName: 'Pikkujätti',
        browser: 'firefox',
        device: 'linux',
        country: 'FI',
        signedInAt: TEST_NOW.toISOString(),
        lastUsedAt: TEST_NOW.toISOString(),
        actsForChild: false,
      },
    ]);
  });

  test('is of every table that keeps something of patients, but for what is of the moment', async () => {
    const listed: Record<string, string> = {
      access_log: 'accessLog',
      consent_history: 'consents',
      deletion_requests: 'deletionRequests',
      employments: 'employments',
      guardians: 'guardians',
      messages: 'messages',
      sessions: 'sessions',
      ...Object.assign({}, ...ownDataSections.map(({ tables }) => tables)),
    };
    const leftOut = {
      identities: 'finds the patient by a hash of the identity code, which the download has',
      expired_sessions: 'hashes of cookies; forgotten when they have ended',
      ...Object.assign({}, ...ownDataSections.map(({ leftOut }) => leftOut)),
    };
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'patient_id'`.execute(db.owner);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(listed), ...Object.keys(leftOut)].toSorted(),
    );
    const data = bodyOf<Downloaded>(await call(DATA, {}, as(await patientWith(db, '300886-914F'))));
    for (const member of Object.values(listed)) expect(data).toHaveProperty(member);
  });

  test('may be downloaded so many times an hour, by each patient', async () => {
    const later = new Date(TEST_NOW.getTime() + 2 * 3_600_000);
    const download = (patientId: string, now = later) => call(DATA, {}, as(patientId, { now }));
    for (let time = 0; time < MAX_DOWNLOADS; time++) expect(await download(aino)).toHaveProperty('body');
    expect(await download(aino)).toEqual({ problem: 'tooManyRequests' });
    expect(await download(eero)).toHaveProperty('body');
    expect(await download(aino, new Date(later.getTime() + 3_600_000))).toHaveProperty('body');
  });

  test('is malformed in a language that there is not', async () => {
    expect(await call(DATA, { query: { lang: 'klingon' } }, as(aino))).toMatchObject({
      problem: 'malformed',
    });
  });
});

describe('a request for deletion', () => {
  const requestsOf = (patientId: string) =>
    db.owner.selectFrom('deletion_requests').selectAll().where('patient_id', '=', patientId).execute();
  const messagesOf = (patientId: string) =>
    db.owner
      .selectFrom('messages')
      .selectAll()
      .where('patient_id', '=', patientId)
      .where('template', '=', 'deletion-requested')
      .execute();

  test('is recorded once, and leaves an e-mail for after the commit', async () => {
    const requestedAt = TEST_NOW.toISOString();
    const first = await call(DELETE, {}, as(eero, { idempotencyKey: 'delete-me' }));
    expect(first).toEqual({ body: { type: 'success', requestedAt, isConfirmedByEmail: true } });
    expect(await call(DELETE, {}, as(eero, { idempotencyKey: 'delete-me' }))).toEqual(first);
    const later = { now: new Date(TEST_NOW.getTime() + 60_000) };
    expect(await call(DELETE, {}, as(eero, later))).toEqual({
      body: { type: 'alreadyRequested', requestedAt },
    });
    expect(await requestsOf(eero)).toHaveLength(1);
    const messages = await messagesOf(eero);
    expect(messages).toHaveLength(1);
    const { rows: jobs } = await sql<{ payload: object }>`
      select payload from graphile_worker._private_jobs order by id desc limit 1`.execute(db.owner);
    expect(jobs).toEqual([{ payload: { patientId: eero, messageId: messages[0]?.id } }]);
    expect(await call('GET /api/user', {}, as(eero))).toMatchObject({
      body: { deletionRequestedAt: requestedAt },
    });
    expect(await accessesOf(db, eero)).toContain('create deletion-request');
  });

  test('may be made again once the first was handled', async () => {
    await db.owner
      .updateTable('deletion_requests')
      .set({ handled_at: TEST_NOW })
      .where('patient_id', '=', eero)
      .execute();
    expect(await call('GET /api/user', {}, as(eero))).toMatchObject({ body: { deletionRequestedAt: null } });
    expect(await call(DELETE, {}, as(eero))).toMatchObject({ body: { type: 'success' } });
    expect(await requestsOf(eero)).toHaveLength(2);
  });

  test('pressed in several tabs at once is one', async () => {
    const sofia = await patientWith(db, '300886-914F');
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(DELETE, {}, as(sofia))));
    const types = answers.map((answer) => bodyOf<{ type: string }>(answer).type).toSorted();
    expect(types).toEqual([...Array(4).fill('alreadyRequested'), 'success']);
    expect(await messagesOf(sofia)).toHaveLength(1);
  });

  test('of somebody without an e-mail address says that none is sent', async () => {
    const onni = await patientWith(db, '090190-9117');
    await db.owner.updateTable('patients').set({ email: null }).where('id', '=', onni).execute();
    expect(await call(DELETE, {}, as(onni))).toMatchObject({
      body: { type: 'success', isConfirmedByEmail: false },
    });
    expect(await messagesOf(onni)).toEqual([]);
  });

  test('is an unknown error when the database refuses, and malformed without a key', async () => {
    const helmi = await patientWith(db, '250655-908E');
    const refused = await whileRefused(db, 'insert', 'messages', () => call(DELETE, {}, as(helmi)));
    expect(refused).toEqual({ body: { type: 'unknownError' } });
    expect(await requestsOf(helmi)).toEqual([]);
    expect(await call(DELETE, {}, as(helmi, { idempotencyKey: null }))).toMatchObject({
      problem: 'malformed',
    });
  });

  test('under the key of another change is refused', async () => {
    const request = as(aino, { idempotencyKey: 'both-1' });
    const contact = {
      emailAddress: 'aino@example.com',
      phoneNumber: '0401234501',
      streetAddress: 'Katu 1',
      postalCode: '00100',
      postOffice: 'Helsinki',
    };
    await call('PUT /api/user', { body: contact }, request);
    expect(await call(DELETE, {}, request)).toEqual({ problem: 'idempotencyKeyReused' });
  });
});
