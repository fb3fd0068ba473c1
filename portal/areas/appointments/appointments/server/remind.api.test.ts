import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type BookingContact,
  sealBookingContact,
} from '#areas/appointments/shared/appointments/server/booking-contact.ts';
import { queueReminders } from '#areas/appointments/shared/appointments/server/queue-reminders.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { sealVisitorContact } from '#areas/person/shared/patients/server/visitor-contact.ts';
import { testRegister } from '#outside/population-register/client/test-register.ts';
import { callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { remind } from './remind.ts';
import { appointmentsService } from './service.ts';
import { type MadeAppointment, makeAppointment, patientWith, signedIn } from './test-appointments.ts';

const HOUR_MS = 3_600_000;
const AINO = { identityCode: '140385-902F', firstNames: 'Aino Maria', lastName: 'Virtanen' };
/** Somebody who is not a patient, and whom the register names as Aino’s guardian, as if she were a child. */
const GUARDIAN_CODE = '010190-931K';
const register = testRegister();

let db: TestDatabase;
let aino: string;
let helmi: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  aino = await patientWith(db, AINO.identityCode);
  helmi = await patientWith(db, '250655-908E');
});
beforeEach(async () => {
  register.families = { [GUARDIAN_CODE]: [AINO] };
  register.isDown = false;
  await db.owner.deleteFrom('messages').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db.owner);
});
afterAll(() => db.drop());

const before = ({ startsAt }: MadeAppointment, hours: number) =>
  new Date(startsAt.getTime() - hours * HOUR_MS);

interface Waiting {
  readonly run_at: Date;
  readonly payload: { readonly reminder: string; readonly appointmentId: number };
}
async function waiting(): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select run_at, payload from graphile_worker._private_jobs
    where payload ->> 'reminder' is not null order by run_at`.execute(db.owner);
  return rows;
}

/** Runs the job of a reminder so many hours before the appointment; resolves to the messages that there are then. */
async function reminded(
  made: MadeAppointment,
  { reminder, hours }: { readonly reminder: string; readonly hours: number },
  patientId = aino,
) {
  const parts = { inScope: db.inScope, vault: db.vault, register, now: () => before(made, hours) };
  await remind(parts, { patientId, appointmentId: made.id, reminder });
  const rows = await db.owner.selectFrom('messages').selectAll().orderBy('channel').execute();
  return rows.map(({ channel, template, language, recipient, content, addressed_to }) => ({
    channel,
    template,
    language,
    to: db.vault.open('messages.recipient', recipient),
    child: JSON.parse(db.vault.open('messages.content', content)).child,
    addressedTo: addressed_to,
  }));
}
const DAY = { reminder: 'day', hours: 25 };
const HOURS = { reminder: 'hours', hours: 2 };

const set = (made: MadeAppointment, values: object) =>
  db.owner.updateTable('appointments').set(values).where('id', '=', made.id).execute();

describe('the reminders of a booking', () => {
  const queue = (made: MadeAppointment, now = TEST_NOW) =>
    db.inScope({ patientId: aino }, (tx) =>
      queueReminders({ tx, now, patientId: aino }, { appointmentId: made.id, startsAt: made.startsAt }),
    );

  test('wait until the day before and two hours before, and follow when it is moved', async () => {
    const made = await makeAppointment(db, aino, 200);
    await queue(made);
    const due = (await waiting()).map(({ run_at, payload }) => [payload.reminder, run_at]);
    expect(due).toEqual([
      ['day', before(made, 25)],
      ['hours', before(made, 2)],
    ]);
    const moved = { ...made, startsAt: new Date(made.startsAt.getTime() + 48 * HOUR_MS) };
    await queue(moved);
    expect((await waiting()).map(({ run_at }) => run_at)).toEqual([before(moved, 25), before(moved, 2)]);
  });

  test('are none for what begins soon', async () => {
    const made = await makeAppointment(db, aino, 200);
    await queue(made, before(made, 2.5));
    expect(await waiting()).toEqual([]);
  });
});

describe('a reminder', () => {
  test('goes to the contact on record in the patient’s language, as far as they allow', async () => {
    const made = await makeAppointment(db, aino, 200);
    expect(await reminded(made, DAY)).toMatchObject([
      { channel: 'email', template: 'appointment-reminder', to: 'aino.virtanen@example.com', language: 'fi' },
      { channel: 'sms', to: '+358401234501' },
    ]);
    await db.owner.deleteFrom('messages').execute();
    // She has not allowed text messages.
    const hers = await makeAppointment(db, helmi, 200);
    expect(await reminded(hers, DAY, helmi)).toMatchObject([{ to: 'helmi.salonen@example.com' }]);
  });

  const given = (changes: Partial<BookingContact> = {}) => ({
    booking_contact: sealBookingContact(db.vault, {
      email: 'given@example.com',
      phone: '+358407654321',
      language: 'sv',
      child: null,
      addressedTo: null,
      ...changes,
    }),
  });

  test('goes to the contact given at the booking instead, where there is one', async () => {
    const made = await makeAppointment(db, aino, 200);
    await set(made, given());
    expect(await reminded(made, DAY)).toMatchObject([
      { channel: 'email', to: 'given@example.com', language: 'sv' },
      { channel: 'sms', to: '+358407654321', language: 'sv' },
    ]);
  });

  test('goes to no number that was given once the consent is taken back', async () => {
    const made = await makeAppointment(db, helmi, 200);
    await set(made, given());
    expect(await reminded(made, DAY, helmi)).toMatchObject([{ channel: 'email', to: 'given@example.com' }]);
  });

  describe('of what a guardian has booked', () => {
    const byGuardian = async (changes: Partial<BookingContact> = {}) => {
      const made = await makeAppointment(db, aino, 200);
      const addressedTo = personHash(db.vault, GUARDIAN_CODE).toString('base64url');
      await set(made, given({ child: 'Aino', addressedTo, guardianCode: GUARDIAN_CODE, ...changes }));
      return made;
    };

    test('goes to the guardian, and says which child it is', async () => {
      const addressedTo = personHash(db.vault, GUARDIAN_CODE);
      expect(await reminded(await byGuardian(), DAY)).toMatchObject([
        { to: 'given@example.com', child: 'Aino', addressedTo },
        { to: '+358407654321', child: 'Aino', addressedTo },
      ]);
    });

    test('goes to nobody whom the population register no longer names', async () => {
      const made = await byGuardian();
      register.families = { [GUARDIAN_CODE]: [] };
      expect(await reminded(made, DAY)).toEqual([]);
    });

    test('goes to nobody where an older version has left nothing to ask by', async () => {
      const made = await makeAppointment(db, aino, 200);
      await set(made, given({ addressedTo: personHash(db.vault, GUARDIAN_CODE).toString('base64url') }));
      expect(await reminded(made, DAY)).toEqual([]);
    });

    test('waits for a register that does not answer', async () => {
      const made = await byGuardian();
      register.isDown = true;
      await expect(reminded(made, DAY)).rejects.toThrow('register did not answer');
      register.isDown = false;
      expect(await reminded(made, DAY)).toHaveLength(2);
    });

    test('is sent by text message as long as the guardian’s own consent stands', async () => {
      const made = await byGuardian({
        addressedTo: personHash(db.vault, '250655-908E').toString('base64url'),
      });
      expect(await reminded(made, DAY)).toMatchObject([{ channel: 'email' }]);
    });
  });

  test('goes to the person who booked without logging in, and tells them nothing of the record', async () => {
    const made = await makeAppointment(db, aino, 200);
    const visitor = { email: 'visitor@example.com', phone: '+358409999999', language: 'en' } as const;
    await set(made, { visitor_contact: sealVisitorContact(db.vault, visitor) });
    expect(await reminded(made, HOURS)).toMatchObject([
      { to: visitor.email, language: 'en' },
      { to: visitor.phone, language: 'en' },
    ]);
  });

  test('goes to the patient once what somebody booked without logging in has been moved', async () => {
    const made = await makeAppointment(db, aino, 200);
    const visitor = { email: 'visitor@example.com', phone: null, language: 'en' } as const;
    const startsAt = new Date(made.startsAt.getTime() + 2000 * HOUR_MS);
    await set(made, { visitor_contact: sealVisitorContact(db.vault, visitor) });
    await set(made, { starts_at: startsAt, ends_at: new Date(startsAt.getTime() + HOUR_MS) });
    const sent = await reminded({ ...made, startsAt }, DAY);
    expect(sent.map(({ to }) => to)).toEqual(['aino.virtanen@example.com', '+358401234501']);
  });

  test('is sent once, however often its job runs, and each of the two', async () => {
    const made = await makeAppointment(db, aino, 200);
    expect(await reminded(made, DAY)).toHaveLength(2);
    expect(await reminded(made, DAY)).toHaveLength(2);
    expect(await reminded(made, HOURS)).toHaveLength(4);
  });

  test('is sent for the new time of an appointment that was moved after it', async () => {
    const made = await makeAppointment(db, aino, 200);
    await reminded(made, DAY);
    const startsAt = new Date(made.startsAt.getTime() + 1000 * HOUR_MS);
    await set(made, { starts_at: startsAt, ends_at: new Date(startsAt.getTime() + HOUR_MS) });
    expect(await reminded({ ...made, startsAt }, DAY)).toHaveLength(4);
  });

  test.each([
    ['too early, by a job whose appointment was moved', { reminder: 'day', hours: 26 }],
    ['once the next one is due', { reminder: 'day', hours: 2 }],
    ['once it has begun', { reminder: 'hours', hours: 0 }],
    ['of a kind that there is not', { reminder: 'week', hours: 24 }],
  ])('is not sent %s', async (_name, when) => {
    expect(await reminded(await makeAppointment(db, aino, 200), when)).toEqual([]);
  });

  test('is not sent of a cancelled appointment', async () => {
    const made = await makeAppointment(db, aino, 200);
    const session = signedIn(aino);
    await callerOf(db, appointmentsService)(
      'DELETE /api/appointments/{id}',
      { params: { id: made.id } },
      { session },
    );
    await db.owner.deleteFrom('messages').execute();
    expect(await reminded(made, DAY)).toEqual([]);
  });

  test('of somebody else’s appointment is nobody’s', async () => {
    const made = await makeAppointment(db, helmi, 200);
    expect(await reminded(made, DAY, aino)).toEqual([]);
  });
});
