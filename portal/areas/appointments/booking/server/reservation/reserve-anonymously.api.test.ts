import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DISOWNED_DAYS } from '#areas/appointments/shared/appointments/disowning.ts';
import { openVisitorContact } from '#areas/person/shared/patients/server/visitor-contact.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../../contract.ts';
import {
  AINO,
  addPatient,
  bookingService,
  CONTACT,
  detailsOf,
  freeSlots,
  messagesOf,
  patientOf,
  SETTINGS,
  signedIn,
  typeOf,
} from '../test-booking.ts';
import { MAX_OPEN_RESERVATIONS } from './too-many.ts';

const ANONYMOUS = 'POST /api/anon/reserve-appointment';
const SOMEBODY = { firstName: 'Testi', lastName: 'HENKILÖ' };

let db: TestDatabase;
let call: Call<typeof endpoints>;
let slots: number[];
let aino: string;
let key = 0;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, bookingService);
  slots = await freeSlots(db);
  aino = await patientOf(db, '140385-902F');
  // Her demo appointments would count.
  await sql`update appointments set cancelled_at = now(), cancelled_by = 'clinic'`.execute(db.owner);
});
afterAll(() => db.drop());

const nextSlot = () => slots.shift() ?? 0;
const nextKey = () => `key-${++key}`;
const anonymously = (body: object, request = {}, query = {}) =>
  call(ANONYMOUS, { body, query }, { idempotencyKey: nextKey(), ...request });
/** Somebody in good standing; `nth` distinguishes them. */
async function newPatient(nth: number, changes: object = {}) {
  const identityCode = formatIdentityCode('1990-01-01', 900 + nth);
  return {
    patientId: await addPatient(db, identityCode, changes),
    body: { ...AINO, ...SOMEBODY, identityCode },
  };
}
const reserve = (body: object) => anonymously({ ...body, slotId: nextSlot() });

test('finds the patient and gives a link', async () => {
  const details = detailsOf(await reserve(AINO));
  expect(details.token).toMatch(/^[\w-]{30,}$/);
  const messages = await messagesOf(db, aino, details.appointmentId);
  const [mail, text] = messages.filter(({ template }) => template === 'appointment-booked');
  expect([mail?.to, text?.to]).toEqual(['aino@example.com', '+358401234501']);
  expect(mail?.notice.token).toBe(details.token);
  expect(text?.notice.token).toMatch(/^[A-Za-z\d]{20}$/);
  const log = await db.owner
    .selectFrom('access_log')
    .selectAll()
    .where('record_id', '=', String(details.appointmentId))
    .execute();
  expect(log).toMatchObject([{ actor_kind: 'anonymous', actor_id: null, patient_id: aino }]);
});

test('is made once for one idempotency key', async () => {
  const { body: person } = await newPatient(1);
  const body = { ...person, slotId: nextSlot() };
  const request = { idempotencyKey: nextKey() };
  const first = await anonymously(body, request);
  expect(await anonymously(body, request)).toEqual(first);
  expect(typeOf(await anonymously({ ...body, phone: '0409999999' }, request))).toBe('idempotencyKeyReused');
});

test('is refused by its outcomes, which tell no more than they must', async () => {
  const body = { ...AINO, slotId: nextSlot() };
  const person = (identityCode: string, firstName: string, lastName: string) => ({
    ...body,
    identityCode,
    firstName,
    lastName,
  });
  const [strong = 0] = await freeSlots(db, { requiresAuthentication: true });
  const refusals: [object, string][] = [
    [person('211298-9217', 'Matti', 'Nieminen'), 'noPatient'],
    [{ ...body, lastName: 'Korhonen' }, 'noPatient'],
    [{ ...body, firstName: 'Aino Liisa' }, 'noPatient'],
    [person('280282-9372', 'Janne', 'Koskinen'), 'patientDataConsentRequired'],
    [person('280282-9372', 'Janne', 'Virtanen'), 'noPatient'],
    [person('070771-9249', 'Kerttu', 'Laine'), 'patientInfoConflict'],
    [person('070771-9249', 'Kerttu', 'Virtanen'), 'noPatient'],
    [{ ...body, slotId: strong }, 'strongAuthenticationRequired'],
    [{ ...body, slotId: 999_999_999 }, 'appointmentNotAvailable'],
  ];
  for (const [wrong, type] of refusals) expect(await anonymously(wrong)).toEqual({ body: { type } });
  expect(typeOf(await anonymously(body, { idempotencyKey: null }))).toBe('malformed');
  expect(await anonymously({ ...body, identityCode: '140385-902X', acceptsTerms: false })).toEqual({
    problem: 'invalidFields',
    errors: [
      { field: 'identityCode', code: 'invalid' },
      { field: 'acceptsTerms', code: 'required' },
    ],
  });
  expect(typeOf(await anonymously(body, { acceptsDevelopmentIdentityCodes: false }))).toBe('invalidFields');
});

describe('the appointments that a stranger books', () => {
  test('are few, and take nothing of what the patient may book', async () => {
    const { patientId, body } = await newPatient(2);
    for (let nth = 0; nth < SETTINGS.bookingsAhead; nth++)
      expect(typeOf(await reserve(body))).toBe('success');
    expect(typeOf(await reserve(body))).toBe('tooManyReservations');
    const asPatient = () =>
      call(
        'POST /api/reserve-appointment',
        { body: { ...CONTACT, slotId: nextSlot() } },
        { session: signedIn(patientId), idempotencyKey: nextKey() },
      );
    for (let nth = 0; nth < MAX_OPEN_RESERVATIONS; nth++) expect(typeOf(await asPatient())).toBe('success');
    expect(typeOf(await asPatient())).toBe('tooManyReservations');
  });

  test('are no more where they come at the same moment', async () => {
    const { patientId, body } = await newPatient(8);
    const wanted = Array.from({ length: SETTINGS.bookingsAhead * 2 }, () => reserve(body));
    const types = (await Promise.all(wanted)).map(typeOf);
    expect(types.filter((type) => type === 'success')).toHaveLength(SETTINGS.bookingsAhead);
    expect(new Set(types)).toEqual(new Set(['success', 'tooManyReservations']));
    const asPatient = () =>
      call(
        'POST /api/reserve-appointment',
        { body: { ...CONTACT, slotId: nextSlot() } },
        { session: signedIn(patientId), idempotencyKey: nextKey() },
      );
    const own = await Promise.all(Array.from({ length: MAX_OPEN_RESERVATIONS + 4 }, asPatient));
    const sold = own.filter((answer) => typeOf(answer) === 'success');
    expect(sold).toHaveLength(MAX_OPEN_RESERVATIONS);
  });

  test('are told to the patient at the address on record, in their own language; the typed one learns no language', async () => {
    const changes = { email: 'own@example.com', phone: '+358407777777', language: 'sv' };
    const { patientId, body } = await newPatient(3, changes);
    const typed = { email: 'typed@example.com', phone: '0408888888', slotId: nextSlot() };
    const { appointmentId } = detailsOf(await anonymously({ ...body, ...typed }, {}, { lang: 'en' }));
    const messages = await messagesOf(db, patientId, appointmentId);
    expect(messages.map(({ to, template, language }) => [to, template, language])).toEqual([
      ['typed@example.com', 'appointment-booked', 'en'],
      ['own@example.com', 'appointment-booked-by-visitor', 'sv'],
      ['+358408888888', 'appointment-booked', 'en'],
    ]);
    const [booking, warning] = messages;
    expect(booking?.notice.disowningToken).toBeUndefined();
    expect(warning?.notice).toMatchObject({ token: null, disowningToken: expect.stringMatching(/^\w{20}$/) });
    const row = await db.owner
      .selectFrom('appointments')
      .select('visitor_contact')
      .where('id', '=', appointmentId)
      .executeTakeFirstOrThrow();
    expect(openVisitorContact(db.vault, row.visitor_contact ?? '')).toEqual({
      email: 'typed@example.com',
      phone: '+358408888888',
      language: 'en',
    });
    expect(row.visitor_contact).not.toContain('typed');
  });

  test('are told in one message to a person who is both', async () => {
    const { patientId, body } = await newPatient(4, { email: 'Both@example.com', language: 'sv' });
    const { appointmentId } = detailsOf(await reserve({ ...body, email: 'both@example.com' }));
    const [mail, ...rest] = await messagesOf(db, patientId, appointmentId);
    expect(mail).toMatchObject({ template: 'appointment-booked', language: 'sv' });
    expect(mail?.notice).toMatchObject({
      token: expect.stringMatching(/^[\w-]{30,}$/),
      disowningToken: expect.stringMatching(/^\w{20}$/),
    });
    expect(rest.map(({ template }) => template)).toEqual(['appointment-booked']);
  });

  test('are told by text message to a patient without an e-mail address', async () => {
    const { patientId, body } = await newPatient(5, { phone: '+358407777778' });
    const { appointmentId } = detailsOf(await reserve(body));
    const warnings = (await messagesOf(db, patientId, appointmentId)).filter(
      ({ template }) => template === 'appointment-booked-by-visitor',
    );
    expect(warnings.map(({ to, channel }) => [to, channel])).toEqual([['+358407777778', 'sms']]);
  });

  test('are none for a while once the patient has disowned one; signed in the patient goes on', async () => {
    const { patientId, body } = await newPatient(7);
    const { appointmentId } = detailsOf(await reserve(body));
    await db.owner
      .updateTable('appointments')
      .set({ cancelled_at: TEST_NOW, cancelled_by: 'patient', disowned_at: TEST_NOW })
      .where('id', '=', appointmentId)
      .execute();
    expect(typeOf(await reserve(body))).toBe('patientInfoConflict');
    const signed = await call(
      'POST /api/reserve-appointment',
      { body: { ...CONTACT, slotId: nextSlot() } },
      { session: signedIn(patientId), idempotencyKey: nextKey() },
    );
    expect(typeOf(signed)).toBe('success');
    const later = { now: new Date(TEST_NOW.getTime() + (DISOWNED_DAYS * 24 + 1) * 3_600_000) };
    const gone = await anonymously({ ...body, slotId: nextSlot() }, later);
    expect(typeOf(gone)).toBe('appointmentNotAvailable');
  });
});
