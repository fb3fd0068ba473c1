import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SmsGateway } from '#outside/sms/client/sms-gateway.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { SmsLoginApi } from '../contract.ts';
import { smsLoginTasks } from './send-code.ts';
import { createSmsLoginService } from './service.ts';
import { AINO, clear, codeSentTo, SETTINGS, sessionOf } from './test-sms-login.ts';

let db: TestDatabase;
let call: Call<SmsLoginApi>;
let aino: Awaited<ReturnType<typeof sessionOf>>;
let texts: Parameters<SmsGateway['sendSms']>[0][];
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, createSmsLoginService(SETTINGS));
  aino = await sessionOf(db, AINO);
});
afterAll(() => db.drop());
beforeEach(async () => {
  texts = [];
  await clear(db);
});

async function begin(lang: string): Promise<string> {
  await call('POST /api/mfa-onboarding', { query: { lang }, body: { phoneNumber: '040 1234501' } }, aino);
  return idOfCode();
}

async function idOfCode(): Promise<string> {
  const { id } = await db.owner.selectFrom('sms_codes').select('id').executeTakeFirstOrThrow();
  return id;
}

function send(codeId: string, now = TEST_NOW): Promise<void> {
  const sms: SmsGateway = {
    sendSms: async (text) => {
      texts.push(text);
      return { id: 'taken' };
    },
  };
  const tasks = smsLoginTasks({
    sms,
    vault: db.vault,
    inScope: db.inScope,
    now: () => now,
    settings: SETTINGS,
  });
  const task = tasks['send-sms-code'];
  if (!task) throw new Error('There is no such job');
  return task({ patientId: aino.patientId, codeId }, new AbortController().signal);
}

test.each([
  ['fi', 'Kaari: vahvistuskoodisi on %. Se on voimassa 5 minuuttia.'],
  ['sv', 'Kaari: din bekräftelsekod är %. Den gäller i 5 minuter.'],
  ['en', 'Kaari: your verification code is %. It is valid for 5 minutes.'],
])('a code is sent in the language of the page (%s)', async (lang, beginning) => {
  const id = await begin(lang);
  await send(id);
  const code = await codeSentTo(db, aino.patientId);
  expect(code).toMatch(/^\d{4}$/);
  expect(texts).toMatchObject([{ to: '+358401234501', sender: 'Kaari', dedupeKey: id }]);
  expect(texts[0]?.text).toContain(beginning.replace('%', String(code)));
});

test('a job that runs again sends the same code under the same identity', async () => {
  const id = await begin('fi');
  await send(id);
  await send(id);
  expect(texts[1]).toEqual(texts[0]);
});

test('a code that was replaced, used or has expired is not sent', async () => {
  const first = await begin('fi');
  const second = await begin('fi');
  await send(first);
  await send(second, new Date(TEST_NOW.getTime() + 5 * 60_000));
  await db.owner.deleteFrom('sms_codes').execute();
  await send(second);
  expect(texts).toEqual([]);
});
