import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  changeRow,
  type MadeAppointment,
  makeAppointment,
  patientWith,
} from '#areas/appointments/appointments/server/test-appointments.ts';
import {
  proposeCharge,
  withdrawCharge,
} from '#areas/appointments/shared/additional-charges/server/propose-charge.ts';
import { sealBookingContact } from '#areas/appointments/shared/appointments/server/booking-contact.ts';
import { sealVisitorContact } from '#areas/person/shared/patients/server/visitor-contact.ts';
import { testRegister } from '#outside/population-register/client/test-register.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import { tellAdditionalCharge } from './tell-additional-charge.ts';

const text = { fi: 'Ultraääni', sv: 'Ultraljud', en: 'Ultrasound' };

let db: TestDatabase;
let aino: string;
let made: MadeAppointment;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  aino = await patientWith(db, '140385-902F');
});
beforeEach(async () => {
  made = await makeAppointment(db, aino, 200);
  await db.owner.deleteFrom('messages').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db.owner);
  await proposeCharge(
    db.owner,
    { vault: db.vault, now: TEST_NOW },
    {
      appointmentId: made.id,
      content: {
        reason: 'examination',
        rows: [{ name: text, cents: 9000, vatPercentage: 0 }],
        proposedBy: { name: 'Ilona Heikkinen', title: text },
      },
      expiresAt: new Date(TEST_NOW.getTime() + 86_400_000),
    },
  );
});
afterAll(() => db.drop());

/** Runs the job that the proposal has left, so many times; resolves to the messages that there are then. */
async function told(times = 1) {
  const { rows } = await sql<{ payload: JobPayload }>`
    select payload from graphile_worker._private_jobs where payload ->> 'chargeId' is not null`.execute(
    db.owner,
  );
  expect(rows).toHaveLength(1);
  const parts = { inScope: db.inScope, vault: db.vault, register: testRegister(), now: () => TEST_NOW };
  for (let nth = 0; nth < times; nth++) await tellAdditionalCharge(parts, rows[0]?.payload ?? {});
  const messages = await db.owner.selectFrom('messages').selectAll().orderBy('channel').execute();
  return messages.map(({ channel, template, language, recipient, content }) => ({
    channel,
    template,
    language,
    to: db.vault.open('messages.recipient', recipient),
    content: db.vault.open('messages.content', content),
  }));
}

test('a proposal is told once to the patient’s own e-mail and number, without what it is for', async () => {
  const messages = await told(2);
  expect(messages).toMatchObject([
    {
      channel: 'email',
      template: 'additional-charge-proposed',
      to: 'aino.virtanen@example.com',
      language: 'fi',
    },
    { channel: 'sms', to: '+358401234501' },
  ]);
  expect(JSON.stringify(messages)).not.toMatch(/Ultra|90/);
});

test('it goes to the contact given by who booked after a login, and to nobody who typed one without', async () => {
  const contact = { email: 'given@example.com', phone: null, language: 'sv' as const };
  await changeRow(db, made, { visitor_contact: sealVisitorContact(db.vault, { ...contact }) });
  expect((await told()).map(({ to }) => to)).not.toContain('given@example.com');
  await db.owner.deleteFrom('messages').execute();
  const booking = { ...contact, child: null, addressedTo: null };
  await changeRow(db, made, { booking_contact: sealBookingContact(db.vault, booking) });
  expect(await told()).toMatchObject([{ to: 'given@example.com', language: 'sv' }]);
});

test('one that was taken back meanwhile is not told', async () => {
  await withdrawCharge(db.owner, made.id, TEST_NOW);
  expect(await told()).toEqual([]);
});
