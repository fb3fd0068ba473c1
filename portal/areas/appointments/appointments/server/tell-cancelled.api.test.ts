import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type BookingContact,
  sealBookingContact,
} from '#areas/appointments/shared/appointments/server/booking-contact.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { sealVisitorContact } from '#areas/person/shared/patients/server/visitor-contact.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import type { Session } from '#platform/context.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { actingFor } from '#platform/test-context.ts';
import type { endpoints } from '../contract.ts';
import { appointmentsService } from './service.ts';
import { makeAppointment, patientWith, signedIn } from './test-appointments.ts';

const GIVEN: BookingContact = {
  email: 'given@example.com',
  phone: '+358407654321',
  language: 'sv',
  child: null,
  addressedTo: null,
};
const ON_RECORD = 'aino.virtanen@example.com';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let eero: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, appointmentsService);
  aino = await patientWith(db, '140385-902F');
  eero = await patientWith(db, '021179-905R');
});
beforeEach(() => db.owner.deleteFrom('messages').execute());
afterAll(() => db.drop());

/** What a booking leaves behind of who booked it. */
interface Booked {
  readonly booked_by: string | null;
  readonly booking_contact?: string;
  readonly visitor_contact?: string;
}

const given = (changes: Partial<BookingContact> = {}) =>
  sealBookingContact(db.vault, { ...GIVEN, ...changes });

/** Cancels an appointment that was booked so; resolves to what was sent, e-mails first. */
async function cancelled(session: Partial<Session>, booked: Booked) {
  const { id } = await makeAppointment(db, session.patientId ?? '', 100);
  await db.owner.updateTable('appointments').set(booked).where('id', '=', id).execute();
  const answer = await call('DELETE /api/appointments/{id}', { params: { id } }, { session });
  expect(answer).toEqual({ body: { type: 'success' } });
  const sent = await db.owner
    .selectFrom('messages')
    .selectAll()
    .where('template', 'like', '%cancelled')
    .execute();
  return sent
    .map(({ channel, template, language, recipient, content }) => ({
      to: db.vault.open('messages.recipient', recipient),
      channel,
      template,
      language,
      child: JSON.parse(db.vault.open('messages.content', content)).child,
    }))
    .toSorted((one, other) => `${one.channel} ${one.to}`.localeCompare(`${other.channel} ${other.to}`));
}

const recipients = (sent: Awaited<ReturnType<typeof cancelled>>) => sent.map(({ to }) => to);

test('a cancellation goes to the contact on record and to the one given at the booking', async () => {
  const sent = await cancelled(signedIn(aino), { booked_by: aino, booking_contact: given() });
  expect(sent).toMatchObject([
    { to: ON_RECORD, template: 'appointment-cancelled', language: 'fi' },
    { to: 'given@example.com', template: 'appointment-cancelled', language: 'sv' },
    { channel: 'sms' },
    { channel: 'sms' },
  ]);
  expect(recipients(sent)).toContain(GIVEN.phone);
});

test('once where both are the same, however they are written', async () => {
  const same = given({ email: ON_RECORD.toUpperCase(), phone: '040 123 4501' });
  const sent = await cancelled(signedIn(aino), { booked_by: aino, booking_contact: same });
  expect(sent.map(({ channel }) => channel)).toEqual(['email', 'sms']);
});

test('no number given earlier gets a text message after the consent was taken back', async () => {
  const helmi = await patientWith(db, '250655-908E');
  const sent = await cancelled(signedIn(helmi), { booked_by: helmi, booking_contact: given() });
  expect(sent.map(({ channel }) => channel)).toEqual(['email', 'email']);
});

test('somebody who booked without logging in is told, in their language, and not that the patient did it', async () => {
  const { child: _c, addressedTo: _a, ...contact } = GIVEN;
  const sent = await cancelled(signedIn(aino), {
    booked_by: null,
    visitor_contact: sealVisitorContact(db.vault, contact),
  });
  const typed = sent.filter(({ to }) => to !== ON_RECORD && to !== '+358401234501');
  expect(typed).toMatchObject([
    { to: GIVEN.email, template: 'booked-appointment-cancelled', language: 'sv' },
    { to: GIVEN.phone, template: 'booked-appointment-cancelled', language: 'sv' },
  ]);
});

/** Eero acts for Aino, as if she were a child, and Helmi is her other guardian. */
const HELMI = '250655-908E';
const helmiHash = () => personHash(db.vault, HELMI);
const eeroActing = (more = {}): Partial<Session> => ({
  ...signedIn(aino),
  ownPatientId: eero,
  actingFor: actingFor(aino, { otherGuardians: [helmiHash()], ...more }),
});
const byHelmi = async (): Promise<Booked> => ({
  booked_by: await patientWith(db, HELMI),
  booking_contact: given({ child: 'Aino', addressedTo: helmiHash().toString('base64url') }),
});

test('the other guardian who booked is told where they asked to be, which child it was', async () => {
  const sent = await cancelled(eeroActing(), await byHelmi());
  expect(sent.filter(({ template }) => template === 'booked-appointment-cancelled')).toMatchObject([
    { to: GIVEN.email, child: 'Aino' },
    { to: GIVEN.phone, child: 'Aino' },
  ]);
});

test.each([
  ['a former guardian', () => eeroActing({ otherGuardians: [] })],
  ['under a non-disclosure order', () => eeroActing({ isProtected: true })],
  ['of what the child does', () => signedIn(aino)],
])('a guardian’s address is told nothing %s', async (_, session) => {
  const sent = recipients(await cancelled(session(), await byHelmi()));
  expect(sent).not.toContain(GIVEN.email);
  expect(sent).not.toContain(GIVEN.phone);
});

test('nor, under such an order, is what a stranger has typed', async () => {
  const { child: _c, addressedTo: _a, ...contact } = GIVEN;
  const visitor_contact = sealVisitorContact(db.vault, contact);
  const session = eeroActing({ isProtected: true });
  expect(recipients(await cancelled(session, { booked_by: null, visitor_contact }))).toEqual([]);
});

test('a guardian under such an order is told of their own booking where they asked to be', async () => {
  const own = { ...(await byHelmi()), booked_by: eero };
  const sent = await cancelled(eeroActing({ isProtected: true }), own);
  expect(recipients(sent)).toContain(GIVEN.email);
  expect(new Set(sent.map(({ template }) => template))).toEqual(new Set(['appointment-cancelled']));
});
