import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPatient, sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { SEND_CONTACT_CHANGE } from '#areas/person/shared/patients/server/tell-contact-change.ts';
import { codeOf } from '#areas/person/sms-login/server/codes.ts';
import { eachBrand } from '#brands/registry.ts';
import { helsinkiTime } from '#contract/time/time.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { demoPerson, recordOf } from '#shell/server/sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { TestAnswer, Visitor } from '#shell/server/test-visitor.ts';
import { contactChangeTasks } from './message-tasks.ts';

const OLD = { email: 'aino.virtanen@example.com', phone: '+358401234501' };
const NEW = { email: 'thief@example.com', phone: '+358407654321' };
const ADDRESS = { streetAddress: 'Hämeentie 1', postalCode: '00500', postOffice: 'Helsinki' };
const DAY_MS = 86_400_000;

let db: TestDatabase;
let portal: TestPortal;
let aino: string;
let now = TEST_NOW;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(db, { clock: () => now, config: { rateLimit: 100_000 } });
  aino = await recordOf(db, 'aino');
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});
beforeEach(async () => {
  now = TEST_NOW;
  for (const table of ['messages', 'contact_changes', 'sessions', 'sms_logins'] as const)
    await db.owner.deleteFrom(table).where('patient_id', '=', aino).execute();
  await reachedAt(OLD);
});

async function reachedAt(contact: { email: string | null; phone: string | null }): Promise<void> {
  const sealed = sealPatient(db.vault, contact);
  await db.owner.updateTable('patients').set(sealed).where('id', '=', aino).execute();
}
async function signedIn(): Promise<Visitor> {
  const visitor = portal.visitor();
  await visitor.signIn(demoPerson('aino'));
  return visitor;
}
const isIn = async (visitor: Visitor) => (await visitor.get('/api/session')).body.person !== null;
const change = (visitor: Visitor, contact: { email: string; phone: string }) =>
  visitor.send('PUT', '/api/user?lang=fi', {
    body: { emailAddress: contact.email, phoneNumber: contact.phone, ...ADDRESS },
  });
async function contact() {
  const row = await db.owner
    .selectFrom('patients')
    .select(['email', 'phone'])
    .where('id', '=', aino)
    .executeTakeFirstOrThrow();
  return openPatient(db.vault, row);
}
async function messages() {
  const rows = await db.owner
    .selectFrom('messages')
    .selectAll()
    .where('patient_id', '=', aino)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    to: db.vault.open('messages.recipient', row.recipient),
    template: row.template,
    content: JSON.parse(db.vault.open('messages.content', row.content)) as {
      parts: string[];
      linkToken?: string;
    },
  }));
}
async function links(): Promise<string[]> {
  return (await messages()).flatMap(({ content }) => content.linkToken ?? []);
}
const path = (link: string) => `/api/anon/contact-change/${link}?lang=fi`;
const open = (link: string) => portal.visitor().get(path(link));
const press = (link: string) => portal.visitor().send('POST', path(link));
const notFound = { status: 200, body: { type: 'link-not-found' } };

/** Gives SMS login a number by the code that goes there. */
async function verify(visitor: Visitor, phoneNumber: string): Promise<void> {
  const csrfToken = await visitor.csrfToken();
  const url = `/api/mfa-onboarding?lang=fi&csrfToken=${csrfToken}`;
  await visitor.send('POST', url, { body: { phoneNumber } });
  const { id } = await db.owner
    .selectFrom('sms_codes')
    .select('id')
    .where('patient_id', '=', aino)
    .executeTakeFirstOrThrow();
  const body = { challengeResponseFromUser: codeOf(db.vault, id) };
  expect(await visitor.send('PUT', url, { body })).toMatchObject({ body: { type: 'mfa-ok' } });
}

/** Changes e-mail and phone as somebody who has the session; resolves to the link that the patient gets. */
async function stolen(): Promise<{ readonly thief: Visitor; readonly link: string }> {
  const thief = await signedIn();
  await change(thief, NEW);
  const [link = ''] = await links();
  return { thief, link };
}

describe('a change of e-mail or phone', () => {
  test('is told to the former e-mail alone, without what it was changed to', async () => {
    await change(await signedIn(), NEW);
    expect(await messages()).toMatchObject([
      { to: OLD.email, template: 'contact-changed', content: { parts: ['email', 'phone'] } },
    ]);
    expect(JSON.stringify(await messages())).not.toContain(NEW.email);
    expect(JSON.stringify(await messages())).not.toContain(NEW.phone);
  });

  test('of the phone is told to the e-mail, and to the former number where there is no e-mail', async () => {
    await change(await signedIn(), { ...OLD, phone: NEW.phone });
    expect(await messages()).toMatchObject([{ to: OLD.email, content: { parts: ['phone'] } }]);
    await reachedAt({ email: null, phone: OLD.phone });
    for (const table of ['messages', 'contact_changes'] as const)
      await db.owner.deleteFrom(table).where('patient_id', '=', aino).execute();
    await change(await signedIn(), NEW);
    expect(await messages()).toMatchObject([{ to: OLD.phone, content: { parts: ['email', 'phone'] } }]);
  });

  test('leaves as a text message at night, too: only its reader can stop who has the session', async () => {
    await reachedAt({ email: null, phone: OLD.phone });
    await change(await signedIn(), NEW);
    const { id: messageId } = await db.owner
      .selectFrom('messages')
      .select('id')
      .where('patient_id', '=', aino)
      .executeTakeFirstOrThrow();
    const texts: string[] = [];
    const tasks = contactChangeTasks({
      ...{ inScope: db.inScope, vault: db.vault, now: () => helsinkiTime('2026-03-24', 4, 34) },
      mailer: {} as never,
      sms: { sendSms: async ({ to }) => ({ id: String(texts.push(to)) }) },
      origins: eachBrand((brand) => `https://${brand}.example`),
    });
    await tasks[SEND_CONTACT_CHANGE]?.({ patientId: aino, messageId }, new AbortController().signal);
    expect(texts).toEqual([OLD.phone]);
  });

  test('of neither is told to nobody, nor is what was not known before', async () => {
    const visitor = await signedIn();
    await change(visitor, OLD);
    await reachedAt({ email: null, phone: null });
    await change(visitor, NEW);
    expect(await messages()).toEqual([]);
  });
});

describe('the link of that message', () => {
  test('shows when it was, and changes nothing by being opened', async () => {
    const { thief, link } = await stolen();
    expect(await open(link)).toMatchObject({ body: { type: 'ready', changedAt: TEST_NOW.toISOString() } });
    expect(await contact()).toEqual(NEW);
    expect(await isIn(thief)).toBe(true);
  });

  test('puts both back once, ends every session and SMS login, and tells the address that it takes out', async () => {
    const { thief, link } = await stolen();
    const phone = db.vault.seal('sms_logins.phone', NEW.phone);
    await db.owner.insertInto('sms_logins').values({ patient_id: aino, phone }).execute();
    const other = portal.visitor();
    await other.signIn(demoPerson('eero'));
    expect(await press(link)).toMatchObject({ body: { type: 'success' } });
    expect(await contact()).toEqual(OLD);
    expect([await isIn(thief), await isIn(other)]).toEqual([false, true]);
    expect(await db.owner.selectFrom('sms_logins').selectAll().execute()).toEqual([]);
    const restored = (await messages()).filter(({ template }) => template === 'contact-restored');
    expect(restored).toMatchObject([{ to: NEW.email }]);
    expect(await press(link)).toMatchObject({ body: { type: 'already-restored' } });
    expect(await open(link)).toMatchObject({ body: { type: 'already-restored' } });
    const log = await db.owner
      .selectFrom('access_log')
      .select(['action', 'record_kind', 'actor_kind'])
      .where('patient_id', '=', aino)
      .where('actor_kind', '=', 'anonymous')
      .where('action', '=', 'change')
      .orderBy('id')
      .execute();
    expect(log.map(({ record_kind: kind }) => kind)).toEqual(['patient', 'sms-login']);
  });

  test('pressed by two at once puts it back once', async () => {
    const { link } = await stolen();
    const answers = await Promise.all([press(link), press(link), press(link)]);
    expect(answers.map(({ body }) => body.type).sort()).toEqual([
      'already-restored',
      'already-restored',
      'success',
    ]);
    expect((await messages()).filter(({ template }) => template === 'contact-restored')).toHaveLength(1);
  });

  test('survives a second change of who has the session, whose own mailbox gets no link', async () => {
    const { thief, link } = await stolen();
    now = new Date(now.getTime() + 60_000);
    await change(thief, { email: 'thief.again@example.com', phone: NEW.phone });
    expect((await messages()).map(({ to }) => to)).toEqual([OLD.email, OLD.email]);
    const [, second = ''] = await links();
    expect(await press(second)).toMatchObject({ body: { type: 'success' } });
    expect(await contact()).toEqual(OLD);
    expect(await press(link)).toMatchObject({ body: { type: 'already-restored' } });
  });

  test('is told to the former address when SMS login gets a number, and turns that off', async () => {
    const { thief } = await stolen();
    await db.owner.deleteFrom('messages').where('patient_id', '=', aino).execute();
    await verify(thief, NEW.phone);
    expect(await messages()).toMatchObject([{ to: OLD.email, content: { parts: ['smsLogin'] } }]);
    const [link = ''] = await links();
    expect(await press(link)).toMatchObject({ body: { type: 'success' } });
    expect(await contact()).toEqual(OLD);
    expect(await db.owner.selectFrom('sms_logins').selectAll().execute()).toEqual([]);
  });

  test('ends after seven days, and when it is changed again by somebody who has identified since', async () => {
    const { link } = await stolen();
    now = new Date(TEST_NOW.getTime() + 7 * DAY_MS - 1);
    expect(await open(link)).toMatchObject({ body: { type: 'ready' } });
    now = new Date(TEST_NOW.getTime() + 7 * DAY_MS);
    expect(await open(link)).toMatchObject(notFound);
    expect(await press(link)).toMatchObject(notFound);
    now = new Date(TEST_NOW.getTime() + DAY_MS);
    await change(await signedIn(), { email: 'aino.new@example.com', phone: OLD.phone });
    expect(await press(link)).toMatchObject(notFound);
    expect(await contact()).toMatchObject({ email: 'aino.new@example.com' });
  });

  test('is sent with no change for thirty days after one was used: who reads the old mailbox uses one', async () => {
    const { link } = await stolen();
    await press(link);
    await change(await signedIn(), NEW);
    const told = (await messages()).filter(({ template }) => template === 'contact-changed');
    expect(told.map(({ to }) => to)).toEqual([OLD.email, OLD.email]);
    expect(await links()).toHaveLength(1);
    expect(await contact()).toEqual(NEW);
    now = new Date(TEST_NOW.getTime() + 30 * DAY_MS);
    await change(await signedIn(), OLD);
    expect(await links()).toHaveLength(2);
  });

  test('opens nothing for others, and is in no log or download', async () => {
    const { thief, link } = await stolen();
    expect(await open('A'.repeat(43))).toMatchObject(notFound);
    expect(await press('A'.repeat(43))).toMatchObject(notFound);
    expect((await open('short')).status).toBe(400);
    expect((await portal.visitor().send('POST', path('short'))).status).toBe(400);
    const data = (await thief.get('/api/user/data?lang=fi')).body;
    expect(data.contactChanges).toMatchObject([
      { former: { emailAddress: OLD.email, phoneNumber: OLD.phone }, restoredAt: null },
    ]);
    expect(JSON.stringify(data)).not.toContain(link);
    const rows = await db.owner.selectFrom('contact_changes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|\+358/);
  });

  test('pressed again after a lost answer says the same; the key of the press is good for no other link', async () => {
    const { thief, link } = await stolen();
    now = new Date(now.getTime() + 60_000);
    await change(thief, { email: 'thief.again@example.com', phone: NEW.phone });
    const [, second = ''] = await links();
    const visitor = portal.visitor();
    const headers = { 'idempotency-key': randomUUID() };
    for (let nth = 0; nth < 2; nth++)
      expect(await visitor.send('POST', path(second), { headers })).toMatchObject({
        body: { type: 'success' },
      });
    expect(await visitor.send('POST', path(link), { headers })).toMatchObject({
      status: 422,
      body: { code: 'idempotencyKeyReused' },
    });
  });

  test('is tried sixty times a minute by one caller', async () => {
    const guesser = portal.visitor();
    const from = '127.0.0.61';
    await guesser.csrfToken(from);
    const guess = path('A'.repeat(43));
    const lastOf = async (ask: () => Promise<TestAnswer>) => {
      for (let nth = 0; nth < 60; nth++) await ask();
      return ask();
    };
    const refused = { status: 429, body: { code: 'tooManyRequests' } };
    expect(await lastOf(() => guesser.get(guess, { from }))).toMatchObject(refused);
    expect(await lastOf(() => guesser.send('POST', guess, { from }))).toMatchObject(refused);
  });

  test('goes with the account', async () => {
    const { link } = await stolen();
    const closed = (at: Date | null) =>
      db.owner.updateTable('patients').set({ account_closed_at: at }).where('id', '=', aino).execute();
    await closed(now);
    expect(await press(link)).toMatchObject(notFound);
    await closed(null);
  });
});

describe('the form of its page, where no script runs', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (visitor: Visitor, body: string) =>
    visitor.send('POST', '/contact-change', { body, headers: FORM });

  test('does the same and shows the page again', async () => {
    const { link } = await stolen();
    const visitor = portal.visitor();
    const token = await visitor.csrfToken();
    const shown = { status: 303, headers: { location: `/sv/andring-av-kontaktuppgifter/${link}` } };
    expect(await post(visitor, `lang=sv&change=${link}&csrfToken=stale`)).toMatchObject(shown);
    expect(await contact()).toEqual(NEW);
    expect(await post(visitor, `lang=sv&change=${link}&csrfToken=${token}`)).toMatchObject(shown);
    expect(await contact()).toEqual(OLD);
  });

  test('takes nothing but a link', async () => {
    const visitor = portal.visitor();
    const token = await visitor.csrfToken();
    expect(await post(visitor, `lang=fi&change=x&csrfToken=${token}`)).toMatchObject({ status: 400 });
  });
});
