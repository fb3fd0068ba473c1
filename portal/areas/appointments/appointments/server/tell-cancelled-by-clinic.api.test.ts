import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAbsence,
  asKeeper,
  cancelWithoutHours,
} from '#areas/appointments/shared/calendars/server/keep-rules.ts';
import { eachBrand } from '#brands/registry.ts';
import type { Mail } from '#outside/mail/client/mailer.ts';
import { testRegister } from '#outside/population-register/client/test-register.ts';
import { callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { appointmentJobs } from './appointment-jobs.ts';
import { appointmentsService } from './service.ts';
import { makeAppointment, patientWith, signedIn, timesOnSale } from './test-appointments.ts';

let db: TestDatabase;
let aino: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  aino = await patientWith(db, '140385-902F');
  await db.owner.deleteFrom('messages').execute();
});
afterAll(() => db.drop());

test('what the clinic cancels in an absence is shown so, told once, and not sold to somebody else', async () => {
  const made = await makeAppointment(db, aino, 72);
  await db.owner
    .insertInto('earlier_time_waits')
    .values({ patient_id: aino, appointment_id: made.id, since: TEST_NOW })
    .execute();
  await addAbsence(db.owner, {
    practitioner_id: made.practitionerId,
    clinic_id: null,
    starts_at: new Date(made.startsAt.getTime() - 3_600_000),
    ends_at: new Date(made.startsAt.getTime() + 3_600_000),
  });
  expect(await asKeeper(db.owner, (keeper) => cancelWithoutHours(keeper, made.id, TEST_NOW))).toBe(true);
  const read = await callerOf(db, appointmentsService)(
    'GET /api/own-appointments/{ids}',
    { params: { ids: String(made.id) }, query: { lang: 'en' } },
    { session: signedIn(aino) },
  );
  expect(JSON.stringify(read)).toMatch(/"hasAppointeeCanceled":true,"hasPatientCanceled":false/);
  expect(await timesOnSale(db, made.slotId)).toBe(0);

  const mails: Mail[] = [];
  const texts: { text: string }[] = [];
  const tasks = appointmentJobs({
    inScope: db.inScope,
    vault: db.vault,
    register: testRegister(),
    now: () => TEST_NOW,
    mailer: { sendMail: async (mail: Mail) => void mails.push(mail) } as never,
    sms: { sendSms: async (sms: { text: string }) => void texts.push(sms) } as never,
    origins: eachBrand(() => 'http://kaari.localhost:3000'),
  });
  const run = (task: string, payload: object) =>
    tasks[task]?.(payload as never, new AbortController().signal);
  for (let nth = 0; nth < 2; nth++) {
    await run('tell-cancelled-by-clinic', { patientId: aino, appointmentId: made.id });
  }
  const messages = await db.owner.selectFrom('messages').selectAll().orderBy('channel').execute();
  expect(messages.map(({ template, channel }) => [template, channel])).toEqual([
    ['appointment-cancelled-by-clinic', 'email'],
    ['appointment-cancelled-by-clinic', 'sms'],
  ]);
  for (const { id } of messages) await run('send-message', { patientId: aino, messageId: id });
  expect(mails[0]?.text).toContain('Jouduimme perumaan aikasi');
  expect(mails[0]?.text).toContain('Sinun ei tarvitse maksaa tästä ajasta.');
  expect(JSON.stringify(mails[0]?.attachments)).toContain('METHOD:CANCEL');
  expect(texts[0]?.text).toMatch(/jouduimme perumaan aikasi: .* Varaa uusi aika: http/);
  expect(await db.owner.selectFrom('earlier_time_waits').selectAll().execute()).toEqual([]);
});
