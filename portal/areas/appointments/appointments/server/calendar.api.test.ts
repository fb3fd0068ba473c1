import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarIdentity } from '#areas/appointments/shared/appointments/appointment.ts';
import { calendarIdentity } from '#areas/appointments/shared/appointments/server/calendar-identity.ts';
import { brandOf } from '#brands/registry.ts';
import { parseAppointmentToken } from '#contract/routes/appointment-token.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { appointmentsService } from './service.ts';
import { type MadeAppointment, makeAppointment, patientWith, signedIn } from './test-appointments.ts';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, appointmentsService);
  aino = await patientWith(db, '140385-902F');
});
afterAll(() => db.drop());

async function ofPage({ id }: MadeAppointment): Promise<CalendarIdentity> {
  const params = { ids: String(id) };
  const answer = await call(
    'GET /api/own-appointments/{ids}',
    { params, query: { lang: 'fi' } },
    { session: signedIn(aino) },
  );
  return (answer as { body: { appointments: { calendar: CalendarIdentity }[] } }).body.appointments[0]
    ?.calendar as CalendarIdentity;
}

async function ofLink(token: string) {
  const answer = await call('GET /api/anon/appointment/{token}', {
    params: { token },
    query: { lang: 'en' },
  });
  return (answer as { body: { appointment: { id: number; calendar: CalendarIdentity } } }).body.appointment;
}

const change = (id: number, values: object) =>
  db.owner.updateTable('appointments').set(values).where('id', '=', id).execute();

test('an appointment is one entry on its page, behind both links and in the e-mail', async () => {
  const made = await makeAppointment(db, aino, 100);
  const identity = await ofPage(made);
  for (const token of Object.values(made.links)) {
    expect(await ofLink(token)).toMatchObject({ id: made.id, calendar: identity });
  }
  const { id: appointmentId } = made;
  expect(calendarIdentity(db.vault, brandOf('kaari'), { appointmentId, calendarSequence: 0 })).toEqual(
    identity,
  );
  expect(identity).toMatchObject({ sequence: 0, organizer: { name: 'Kaari' } });
});

test('its UID has no part of a secret, and is another appointment’s in no case', async () => {
  const [one, other] = [await makeAppointment(db, aino, 110), await makeAppointment(db, aino, 110)];
  const { uid } = await ofPage(one);
  expect(uid).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(uid).not.toBe((await ofPage(other)).uid);
  const parsed = parseAppointmentToken(one.links.long);
  for (const secret of [one.links.short, parsed?.shape === 'pair' ? parsed.secret : one.links.long])
    expect(uid).not.toContain(secret);
});

test('its sequence grows when it is moved, given another room, or cancelled, and at nothing else', async () => {
  const made = await makeAppointment(db, aino, 130);
  const before = await ofPage(made);
  await change(made.id, { notes: null, booking_contact: 'sealed' });
  expect(await ofPage(made)).toEqual(before);
  const later = (hours: number) => new Date(made.startsAt.getTime() + hours * 3_600_000);
  await change(made.id, { starts_at: later(5000), ends_at: later(5001) });
  expect(await ofPage(made)).toEqual({ ...before, sequence: 1 });
  await change(made.id, { room: 'elsewhere' });
  expect(await ofPage(made)).toEqual({ ...before, sequence: 2 });
  await change(made.id, { cancelled_at: made.startsAt, cancelled_by: 'clinic' });
  expect(await ofPage(made)).toEqual({ ...before, sequence: 3 });
});

test('its cancellation is a later state than what the calendar has', async () => {
  const made = await makeAppointment(db, aino, 150);
  const params = { id: made.id };
  await call('DELETE /api/appointments/{id}', { params }, { session: signedIn(aino) });
  const sent = await db.owner.selectFrom('messages').selectAll().where('patient_id', '=', aino).execute();
  const notices = sent
    .map(({ content }) => JSON.parse(db.vault.open('messages.content', content)))
    .filter(({ appointmentId }) => appointmentId === made.id);
  expect(notices.map(({ calendarSequence }) => calendarSequence)).toEqual([1, 1]);
});
