import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachBrand } from '#brands/registry.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import type { Mail } from '#outside/mail/client/mailer.ts';
import { callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { SEND_PATIENT_INFORMATION_MESSAGE } from './deletion-requests.ts';
import { patientInformationTasks } from './message-tasks.ts';
import { createPatientInformationService } from './service.ts';
import { patientWith, signedIn } from './test-patients.ts';

let db: TestDatabase;
let patientId: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  patientId = await patientWith(db, '140385-902F');
});
afterAll(() => db.drop());

/** Asks for deletion in a language and runs its job, as often as told. */
async function deliver(language: (typeof LANGUAGES)[number], times = 1): Promise<Mail[]> {
  const call = callerOf(db, createPatientInformationService('/'));
  await db.owner.deleteFrom('messages').execute();
  await db.owner.deleteFrom('deletion_requests').execute();
  await db.owner.updateTable('patients').set({ language }).where('id', '=', patientId).execute();
  const request = { session: signedIn(patientId), idempotencyKey: randomUUID() };
  await call('POST /api/user/deletion-request', {}, request);
  const { id } = await db.owner.selectFrom('messages').select('id').executeTakeFirstOrThrow();
  const mails: Mail[] = [];
  const tasks = patientInformationTasks({
    vault: db.vault,
    inScope: db.inScope,
    now: () => TEST_NOW,
    origins: eachBrand((brand) => `https://${brand}.example`),
    mailer: { sendMail: async (mail) => void mails.push(mail) },
  });
  for (let time = 0; time < times; time++) {
    await tasks[SEND_PATIENT_INFORMATION_MESSAGE]?.(
      { patientId, messageId: id },
      new AbortController().signal,
    );
  }
  expect(mails[0]?.messageId).toBe(`<${id}@kaari.example>`);
  return mails;
}

test('the e-mail says what follows and what the law keeps', async () => {
  const [mail] = await deliver('en');
  expect(mail).toMatchObject({
    to: 'aino.virtanen@example.com',
    subject: 'We have received your request to delete your account',
  });
  expect(mail?.from).toMatch(/^"Kaari" </);
  for (const part of [
    'On 23 March 2026 you asked',
    'within a month',
    'The law requires us to keep patient records',
    '010 380 3838',
  ]) {
    expect(mail?.text).toContain(part);
    expect(mail?.html).toContain(part);
  }
});

test.each(LANGUAGES)('no text is left unfilled in %s', async (language) => {
  const [mail] = await deliver(language);
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]|\b(undefined|null)\b/);
});

test('a job that runs again sends nothing more', async () => {
  expect(await deliver('fi', 3)).toHaveLength(1);
});
