import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendarIdentity } from '#areas/appointments/shared/appointments/server/calendar-identity.ts';
import {
  type AppointmentMessages,
  queueAppointmentMessages,
} from '#areas/appointments/shared/mail/server/appointment-messages.ts';
import { brandOf, eachBrand } from '#brands/registry.ts';
import { appointmentToken } from '#contract/routes/appointment-token.ts';
import type { Mail } from '#outside/mail/client/mailer.ts';
import { testRegister } from '#outside/population-register/client/test-register.ts';
import type { SmsGateway } from '#outside/sms/client/sms-gateway.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { appointmentJobs } from './appointment-jobs.ts';
import { makeAppointment, patientWith } from './test-appointments.ts';

const TOKEN = appointmentToken(77, 'a-secret-of-some-length');

let db: TestDatabase;
let aino: string;
let mails: Mail[];
let texts: Parameters<SmsGateway['sendSms']>[0][];
let isDown: boolean;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  aino = await patientWith(db, '140385-902F');
});
beforeEach(() => {
  [mails, texts, isDown] = [[], [], false];
});
afterAll(() => db.drop());

const appointment: AppointmentMessages['appointment'] = {
  id: 5,
  appointmentId: 77,
  calendarSequence: 0,
  kindId: 1,
  kind: 'Läkarmottagning',
  startDate: '2026-03-30T06:05:00.000Z',
  endDate: '2026-03-30T06:25:00.000Z',
  durationMinutes: 20,
  isSpecificTime: true,
  isCovidTestAppointment: false,
  isRemote: false,
  locationType: 'physicalLocation',
  clinic: {
    id: 'KAM',
    name: 'Kaari Kampen',
    address: { streetAddress: 'Malmbrinken 3', postalCode: '00180', postOffice: 'Helsingfors' },
    cmsContent: 'Anmäl dig i aulan.',
  },
  practitioner: {
    id: 1,
    isResource: false,
    name: 'Ilona Heikkinen',
    title: 'allmänläkare',
    profilePicture: null,
  },
  specialtyData: { specialties: [] },
  practitionerRate: null,
};

const uidOf = (appointmentId: number) =>
  calendarIdentity(db.vault, brandOf('kaari'), { appointmentId, calendarSequence: 0 }).uid;

/** Queues the messages and runs their jobs as the worker would. */
async function deliver(changes: Partial<AppointmentMessages>, times = 1): Promise<void> {
  const before = new Set((await db.owner.selectFrom('messages').select('id').execute()).map(({ id }) => id));
  await db.inScope({ patientId: aino }, (tx) =>
    queueAppointmentMessages(
      tx,
      { vault: db.vault, now: TEST_NOW },
      {
        patientId: aino,
        template: 'appointment-booked',
        brand: 'kaari',
        language: 'sv',
        child: null,
        addressedTo: null,
        healthCareType: 'private',
        appointment,
        email: { to: 'aino@example.com', token: TOKEN },
        sms: { to: '+358401234501', token: 'A1'.repeat(10) },
        ...changes,
      },
    ),
  );
  for (let time = 0; time < times; time++) await work(before);
}

async function work(done: ReadonlySet<string>, now = TEST_NOW): Promise<void> {
  const tasks = appointmentJobs({
    vault: db.vault,
    inScope: db.inScope,
    register: testRegister(),
    now: () => now,
    origins: eachBrand((id) => `https://${id}.example`),
    mailer: {
      sendMail: async (mail) => {
        if (isDown) throw new Error('down');
        mails.push(mail);
      },
    },
    sms: {
      sendSms: async (sms) => {
        texts.push(sms);
        return { id: 'taken' };
      },
    },
  });
  const rows = await db.owner.selectFrom('messages').select('id').execute();
  for (const { id } of rows.filter((row) => !done.has(row.id))) {
    await tasks['send-message']?.({ patientId: aino, messageId: id }, new AbortController().signal);
  }
}

test('a confirmation is written in the patient’s language, with link and calendar entry', async () => {
  await deliver({});
  const [mail] = mails;
  expect(mail).toMatchObject({
    to: 'aino@example.com',
    subject: 'Din tidsbokning är bekräftad: måndag 30.3 kl. 9.05',
  });
  expect(mail?.from).toMatch(/^"Kaari" </);
  for (const part of [
    `https://kaari.example/sv/bokning/${TOKEN}`,
    'Expert: Ilona Heikkinen, allmänläkare',
    'Plats: Kaari Kampen, Malmbrinken 3, 00180 Helsingfors',
    'Anmäl dig i aulan.',
    'senast 24 timmar',
    '010 380 3838',
  ]) {
    expect(mail?.text).toContain(part);
  }
  expect(mail?.html).toContain(`href="https://kaari.example/sv/bokning/${TOKEN}"`);
  expect(mail?.html).toContain('Ilona Heikkinen, allmänläkare');
  const [calendar] = mail?.attachments ?? [];
  expect(calendar?.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(calendar?.content).toContain(`UID:${uidOf(77)}\r\n`);
  expect(calendar?.content).toContain('SEQUENCE:0\r\n');
  expect(calendar?.content).toContain('DTSTART:20260330T060500Z');
  expect(texts).toMatchObject([{ to: '+358401234501' }]);
  expect(texts[0]?.text).toBe(
    `Kaari, bokad tid: måndag 30.3 kl. 9.05, Ilona Heikkinen, Kaari Kampen. Du kan avboka utan avgift senast 24 timmar före. Uppgifter: https://kaari.example/sv/bokning/${'A1'.repeat(10)}`,
  );
});

test('a cancellation calls the same calendar entry off', async () => {
  await deliver({
    template: 'appointment-cancelled',
    language: 'en',
    brand: 'pikkujatti',
    email: { to: 'a@example.com', token: null },
    sms: null,
  });
  expect(mails[0]?.subject).toBe('Your appointment is cancelled: Monday 30 March at 9:05');
  expect(mails[0]?.text).toContain('https://pikkujatti.example/en/booking');
  expect(mails[0]?.attachments?.[0]?.content).toContain('METHOD:CANCEL');
  expect(texts).toEqual([]);
});

test('a guardian reads which child’s appointment was booked', async () => {
  await deliver({ child: 'Elsa', brand: 'pikkujatti', language: 'fi' });
  expect(mails[0]?.subject).toBe('Ajanvaraus on vahvistettu, Elsa: maanantai 30.3. klo 9.05');
  expect(mails[0]?.text).toContain('Olet varannut lapsellesi ajan');
  expect(mails[0]?.text).toContain('Lapsi: Elsa\nAika: ');
  expect(mails[0]?.attachments?.[0]?.content).toContain('SUMMARY:Elsa: ');
  expect(texts[0]?.text).toMatch(/^Pikkujätti, Elsa, varattu aika: maanantai 30\.3\. klo 9\.05, /);
});

const DISOWNING = 'D1'.repeat(10);
const warned = { token: null, disowningToken: DISOWNING };

test('a patient hears of a booking by somebody else without its kind and place, with a link to disown it', async () => {
  await deliver({
    template: 'appointment-booked-by-visitor',
    language: 'fi',
    email: { to: 'own@example.com', ...warned },
    sms: { to: '+358401234501', ...warned },
  });
  const [mail] = mails;
  expect(mail?.subject).toBe('Henkilötunnuksellasi on varattu aika: maanantai 30.3. klo 9.05');
  const address = `https://kaari.example/fi/varaus/${DISOWNING}/en-tunne-varausta`;
  expect(mail?.text).toContain(address);
  expect(mail?.text).toContain('010 380 3838');
  expect(mail?.attachments).toEqual([]);
  expect(texts[0]?.text).toContain(address);
  for (const { text } of [...mails, ...texts])
    expect(text).not.toMatch(/Läkarmottagning|Heikkinen|Malmbrinken|Kampen/);
});

test('a patient who booked at their own address reads both in one message', async () => {
  const disowningToken = DISOWNING;
  await deliver({
    language: 'fi',
    email: { to: 'own@example.com', token: TOKEN, disowningToken },
    sms: { to: '+358401234501', token: 'A1'.repeat(10), disowningToken },
  });
  expect(mails[0]?.subject).toMatch(/^Ajanvarauksesi on vahvistettu/);
  for (const { text } of [...mails, ...texts]) {
    expect(text).toContain(`https://kaari.example/fi/varaus/${DISOWNING}/en-tunne-varausta`);
    expect(text).toMatch(/\/fi\/varaus\/\w+\.?\s/);
  }
  expect(mails[0]?.attachments).toHaveLength(1);
});

test('the person who booked is notified that it was disowned, and their calendar entry is cancelled', async () => {
  await deliver({
    template: 'appointment-disowned',
    language: 'en',
    email: { to: 'a@example.com', token: null },
    sms: { to: '+358401234501', token: null },
  });
  expect(mails[0]?.subject).toBe('The appointment you booked is cancelled: Monday 30 March at 9:05');
  expect(mails[0]?.attachments?.[0]?.content).toContain('METHOD:CANCEL');
  expect(texts[0]?.text).toContain('010 380 3838');
});

test.each(['fi', 'sv', 'en'] as const)('no text is left unfilled in %s', async (language) => {
  for (const template of [
    'appointment-booked',
    'appointment-cancelled',
    'booked-appointment-cancelled',
    'appointment-booked-by-visitor',
    'appointment-disowned',
  ] as const) {
    for (const child of [null, 'Elsa']) {
      await deliver({ template, language, child });
      const email = { to: 'aino@example.com', token: TOKEN, disowningToken: DISOWNING };
      await deliver({ template, language, child, email, sms: { ...email, to: '+358401234501' } });
    }
  }
  for (const { text } of [...mails, ...texts]) expect(text).not.toMatch(/[{}]|\b(undefined|null)\b/);
});

test('a job that runs again sends nothing more', async () => {
  await deliver({}, 3);
  expect([mails.length, texts.length]).toEqual([1, 1]);
});

test('a message that could not be sent is sent later, under the same identity', async () => {
  isDown = true;
  await expect(deliver({ sms: null })).rejects.toThrow('down');
  isDown = false;
  const waiting = await db.owner.selectFrom('messages').selectAll().where('sent_at', 'is', null).execute();
  expect(waiting).toHaveLength(1);
  const others = await db.owner
    .selectFrom('messages')
    .select('id')
    .where('sent_at', 'is not', null)
    .execute();
  await work(new Set(others.map(({ id }) => id)));
  expect(mails[0]?.messageId).toBe(`<${waiting[0]?.id}@kaari.example>`);
});

describe('a reminder that could not be sent at once', () => {
  const tomorrow = async () => {
    const { id, startsAt } = await makeAppointment(db, aino, 24);
    isDown = true;
    const reminder = {
      template: 'appointment-reminder',
      appointment: { ...appointment, appointmentId: id, startDate: startsAt.toISOString() },
      sms: null,
    } as const;
    const done = new Set(
      (await db.owner.selectFrom('messages').select('id').execute()).map((message) => message.id),
    );
    await expect(deliver(reminder)).rejects.toThrow('down');
    isDown = false;
    const change = (values: object) =>
      db.owner.updateTable('appointments').set(values).where('id', '=', id).execute();
    return { startsAt, change, again: (now?: Date) => work(done, now) };
  };

  test('is sent later, while it is still true', async () => {
    const { again } = await tomorrow();
    await again();
    expect(mails).toHaveLength(1);
  });

  test('is not sent once the appointment is cancelled, moved or has begun', async () => {
    const cancelled = await tomorrow();
    await cancelled.change({ cancelled_at: TEST_NOW, cancelled_by: 'patient' });
    await cancelled.again();
    const moved = await tomorrow();
    await moved.change({ starts_at: new Date(moved.startsAt.getTime() - 60_000) });
    await moved.again();
    const begun = await tomorrow();
    await begun.again(begun.startsAt);
    expect(mails).toEqual([]);
  });
});

describe('a text message at night', () => {
  const night = new Date('2026-03-23T02:34:00Z');
  const morning = new Date('2026-03-23T06:00:00Z');
  const ids = async () =>
    new Set((await db.owner.selectFrom('messages').select('id').execute()).map(({ id }) => id));
  const waiting = async () => {
    const { rows } = await sql<{ run_at: Date; key: string }>`
      select run_at, key from graphile_worker.jobs where key in (select id::text from messages)`.execute(
      db.owner,
    );
    return rows;
  };

  test('waits for 8.00, once however often its job runs, and is sent then, while the e-mail has gone', async () => {
    const before = await ids();
    await deliver({ template: 'booked-appointment-cancelled' }, 0);
    await work(before, night);
    await work(before, night);
    expect([mails.length, texts]).toEqual([1, []]);
    expect(await waiting()).toMatchObject([{ run_at: morning }]);
    await work(before, morning);
    await work(before, morning);
    expect([mails.length, texts.length]).toEqual([1, 1]);
  });

  test('that answers what its reader has just done goes at once', async () => {
    const before = await ids();
    await deliver({}, 0);
    await work(before, night);
    expect(texts).toHaveLength(1);
  });

  test('of an offer that is over is never sent, nor is the e-mail', async () => {
    const before = await ids();
    await deliver({ template: 'earlier-time-offered', offeredUntil: new Date('2026-03-23T18:00:00Z') }, 0);
    await work(before, new Date('2026-03-24T06:00:00Z'));
    expect([mails, texts]).toEqual([[], []]);
    await work(before, new Date('2026-03-23T17:50:00Z'));
    expect(mails[0]?.text).toContain('till kl. 20.00');
    expect(texts[0]?.text).toContain('Svara senast kl. 20.00');
  });
});
