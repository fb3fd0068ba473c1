import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueLinks } from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import { sealBookingContact } from '#areas/appointments/shared/appointments/server/booking-contact.ts';
import { TEST_PERMIT } from '#outside/insurers/client/test-insurers.ts';
import type { Outcome } from '#platform/calls/run-endpoint.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import {
  createTestDatabase,
  TEST_NOW,
  type TestDatabase,
  testServers,
} from '#platform/database/test-database.ts';
import { whileRefused } from '#platform/database/test-refusal.ts';
import { actingFor } from '#platform/test-context.ts';
import type { endpoints } from '../../contract.ts';
import { DIRECT_BILLING_WORDING } from '../../rules-insurance.ts';
import { addPatient, bookingService, messagesOf, patientOf, signedIn } from '../test-booking.ts';
import { MOVES_A_DAY } from './move-limit.ts';
import { bookAs, isOnSale, type TestSlot, timesOfOne } from './test-moving.ts';

const MOVE = 'PUT /api/appointments/{id}';
const ACCEPT = 'PUT /api/appointments/{id}/earlier-time';
const DAY = 24 * 3_600_000;

describe.each(testServers())('moving on PostgreSQL %i', (server) => {
  let db: TestDatabase;
  let call: Call<typeof endpoints>;
  let aino: string;
  let hours = 48;
  beforeAll(async () => {
    db = await createTestDatabase({ server, seeded: true });
    call = callerOf(db, bookingService);
    aino = await patientOf(db, '140385-902F');
  });
  afterAll(() => db.drop());

  /** Times of one practitioner that no other test uses. */
  const times = async () => {
    hours += 24;
    return (await timesOfOne(db, hours)) as [TestSlot, TestSlot, TestSlot, TestSlot];
  };
  let keys = 0;
  const move = (patientId: string, id: number, slot: number, request = {}): Promise<Outcome> => {
    keys += 1;
    const body = { slotId: slot, acceptsBinding: true };
    return call(
      MOVE,
      { params: { id }, body },
      { session: signedIn(patientId), idempotencyKey: `move-${keys}`, ...request },
    );
  };
  /** The same by taking a time that was offered: what refuses a move is asked before whether it was. */
  const accept = (patientId: string, id: number, slot: number, request = {}): Promise<Outcome> => {
    keys += 1;
    const body = { slotId: slot, accepts: true, acceptsBinding: true };
    return call(
      ACCEPT,
      { params: { id }, body },
      { session: signedIn(patientId), idempotencyKey: `accept-${keys}`, ...request },
    );
  };
  const rowOf = (id: number) =>
    db.owner.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const is = (type: string, more = {}) => ({ body: { type, ...more } });

  test('the appointment keeps its number, the old time is on sale and the new one is not', async () => {
    const [old, wanted] = await times();
    const id = await bookAs(db, aino, old);
    const before = await rowOf(id);
    expect(await move(aino, id, wanted.id)).toEqual(is('success'));
    expect(await rowOf(id)).toMatchObject({
      slot_id: wanted.id,
      starts_at: wanted.starts_at,
      ends_at: wanted.ends_at,
      cancelled_at: null,
      created_at: before.created_at,
      calendar_sequence: before.calendar_sequence + 1,
    });
    expect([await isOnSale(db, old.id), await isOnSale(db, wanted.id)]).toEqual([true, false]);
    const log = await db.owner
      .selectFrom('access_log')
      .select(['action', 'record_kind', 'actor_id'])
      .where('record_id', '=', String(id))
      .execute();
    expect(log).toEqual([{ action: 'change', record_kind: 'appointment', actor_id: aino }]);
  });

  test('one message a channel tells of both times, and the reminders follow', async () => {
    const [old, wanted] = await times();
    const id = await bookAs(db, aino, old);
    await move(aino, id, wanted.id);
    const messages = await messagesOf(db, aino, id);
    expect(
      messages.map(({ channel, template, notice }) => [channel, template, notice.startsAt, notice.movedFrom]),
    ).toEqual(
      ['email', 'sms'].map((channel) => [
        channel,
        'appointment-moved',
        wanted.starts_at.toISOString(),
        old.starts_at.toISOString(),
      ]),
    );
    const { rows } = await sql<{ reminder: string; run_at: Date }>`
      select payload ->> 'reminder' as reminder, run_at from graphile_worker._private_jobs
      where payload ->> 'appointmentId' = ${String(id)} and payload ->> 'reminder' = 'hours'`.execute(
      db.owner,
    );
    expect(rows).toEqual([{ reminder: 'hours', run_at: new Date(wanted.starts_at.getTime() - DAY / 12) }]);
  });

  test('links that were sent follow it to another practitioner', async () => {
    const [old] = await times();
    const id = await bookAs(db, aino, old);
    const record = { patientId: aino, practitionerId: old.practitioner_id, appointmentId: id };
    await db.inScope({ patientId: aino }, (tx) => issueLinks(tx, db.vault, record));
    const { rows } = await sql<{ id: number; practitioner_id: number }>`
      select slots.id, slots.practitioner_id from free_times join slots on slots.id = slot_id
      where specialty_code in (select specialty_code from practitioner_specialties where practitioner_id = ${old.practitioner_id})
        and slots.practitioner_id <> ${old.practitioner_id} and requires_authentication = false
        and slots.ends_at - slots.starts_at = ${old.ends_at}::timestamptz - ${old.starts_at}::timestamptz
        and slots.starts_at > ${old.starts_at} and slots.clinic_id = 'KAM' order by slots.starts_at limit 1`.execute(
      db.owner,
    );
    const [other] = rows;
    expect(await move(aino, id, other?.id ?? 0)).toEqual(is('success'));
    const links = await db.owner
      .selectFrom('appointment_links')
      .select('practitioner_id')
      .where('appointment_id', '=', id)
      .execute();
    expect(new Set(links.map((link) => link.practitioner_id))).toEqual(new Set([other?.practitioner_id]));
  });

  test('a link that a visitor has been sent opens it no more', async () => {
    const [old, wanted] = await times();
    const id = await bookAs(db, aino, old);
    await db.owner
      .updateTable('appointments')
      .set({ visitor_contact: 'sealed' })
      .where('id', '=', id)
      .execute();
    const record = { patientId: aino, practitionerId: old.practitioner_id, appointmentId: id };
    await db.inScope({ patientId: aino }, (tx) => issueLinks(tx, db.vault, record));
    const linksOf = () =>
      db.owner.selectFrom('appointment_links').select('link_hash').where('appointment_id', '=', id).execute();
    const sent = await linksOf();
    expect(await move(aino, id, wanted.id)).toEqual(is('success'));
    const working = await linksOf();
    expect(sent).not.toEqual([]);
    expect(working).not.toEqual([]);
    expect(working.filter((link) => sent.some((old) => old.link_hash.equals(link.link_hash)))).toEqual([]);
  });

  test('pressed twice, and again after a lost answer, it is moved once', async () => {
    const [old, wanted] = await times();
    const id = await bookAs(db, aino, old);
    const twice = { idempotencyKey: 'twice' };
    expect(await Promise.all([move(aino, id, wanted.id, twice), move(aino, id, wanted.id, twice)])).toEqual([
      is('success'),
      is('success'),
    ]);
    expect(await move(aino, id, wanted.id)).toEqual(is('success'));
    expect(await messagesOf(db, aino, id)).toHaveLength(2);
    expect((await rowOf(id)).calendar_sequence).toBe(1);
    const reused = { problem: 'idempotencyKeyReused' };
    expect(await move(aino, id, old.id, twice)).toEqual(reused);
    await accept(aino, id, wanted.id, { idempotencyKey: 'accepted' });
    expect(await accept(aino, id, old.id, { idempotencyKey: 'accepted' })).toEqual(reused);
  });

  test('ends with the cancellation notice', async () => {
    const [old, wanted] = await times();
    const id = await bookAs(db, aino, old);
    const at = (before: number) => ({ now: new Date(old.starts_at.getTime() - before * 3_600_000) });
    expect(await move(aino, id, wanted.id, at(23.9))).toEqual(is('deadlineExceeded', { hours: 24 }));
    expect(await accept(aino, id, wanted.id, at(23.9))).toEqual(is('deadlineExceeded', { hours: 24 }));
    expect(await move(aino, id, wanted.id, at(-1))).toEqual(is('notFound'));
    expect(await rowOf(id)).toMatchObject({ slot_id: old.id });
  });

  test('a time within the binding notice is taken only by a patient who says so', async () => {
    const [soon, old] = await times();
    const id = await bookAs(db, aino, old, {
      starts_at: new Date(old.starts_at.getTime() + 10 * DAY),
      ends_at: new Date(old.ends_at.getTime() + 10 * DAY),
    });
    const now = new Date(soon.starts_at.getTime() - 3_600_000);
    const body = { slotId: soon.id, acceptsBinding: false };
    const ask = (more: object, key: string) =>
      call(
        MOVE,
        { params: { id }, body: { ...body, ...more } },
        { session: signedIn(aino), now, idempotencyKey: key },
      );
    expect(await ask({}, 'unbound')).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'acceptsBinding', code: 'required' }],
    });
    expect(await ask({ acceptsBinding: true }, 'bound')).toEqual(is('success'));
  });

  test('finds nothing of another patient, of what is cancelled, and of nobody', async () => {
    const [old, other, wanted] = await times();
    const id = await bookAs(db, aino, old);
    const eero = await patientOf(db, '021179-905R');
    expect(await move(eero, id, wanted.id)).toEqual(is('notFound'));
    const cancelled = await bookAs(db, aino, other, { cancelled_at: TEST_NOW, cancelled_by: 'patient' });
    expect(await move(aino, cancelled, wanted.id)).toEqual(is('notFound'));
    expect(await move(aino, 987_654_321, wanted.id)).toEqual(is('notFound'));
    expect(
      await call(
        MOVE,
        { params: { id }, body: { slotId: wanted.id, acceptsBinding: true } },
        { idempotencyKey: 'nobody' },
      ),
    ).toEqual({
      problem: 'authenticationRequired',
    });
    expect(await isOnSale(db, wanted.id)).toBe(true);
  });

  test('a guardian moves the child’s appointment, and the other guardian is told', async () => {
    const [old, wanted] = await times();
    const elsa = await addPatient(db, 'elsas-code');
    const id = await bookAs(db, elsa, old);
    const otherGuardians = [Buffer.from('other')];
    await db.owner
      .insertInto('guardians')
      .values({
        patient_id: elsa,
        position: 1,
        details: db.vault.seal(
          'guardians.details',
          JSON.stringify({
            name: 'Toinen',
            emailAddress: 'toinen@example.com',
            phone: '',
            isGuardianHasSameAddress: true,
          }),
        ),
      } as never)
      .execute();
    const session = { ...signedIn(elsa), ownPatientId: aino, actingFor: actingFor(elsa, { otherGuardians }) };
    expect(await move(elsa, id, wanted.id, { session })).toEqual(is('success'));
    const templates = await db.owner
      .selectFrom('messages')
      .select('template')
      .where('patient_id', '=', elsa)
      .execute();
    expect(templates.map(({ template }) => template).toSorted()).toEqual(
      expect.arrayContaining(['appointment-moved', 'guardian-notice']),
    );
    const hidden = { ...session, actingFor: actingFor(elsa, { isProtected: true }) };
    expect(await move(elsa, id, old.id, { session: hidden })).toEqual(is('notFound'));
  });

  test('who booked it and did not move it is told where they asked to be, with the calendar entry', async () => {
    const [old, wanted, later] = await times();
    const elsa = await addPatient(db, 'elsas-second-code');
    const id = await bookAs(db, elsa, old);
    const other = Buffer.from('the-other-guardian');
    const given = {
      email: 'toinen@example.com',
      phone: '+358401234599',
      language: 'sv' as const,
      child: 'Elsa',
      addressedTo: other.toString('base64url'),
    };
    await db.owner
      .updateTable('appointments')
      .set({ booked_by: 'another', booking_contact: sealBookingContact(db.vault, given) })
      .where('id', '=', id)
      .execute();
    const acting = (more = {}) => ({
      ...signedIn(elsa),
      ownPatientId: aino,
      actingFor: actingFor(elsa, { otherGuardians: [other], ...more }),
    });
    const told = async () =>
      (await messagesOf(db, elsa, id)).filter(({ template }) => template === 'booked-appointment-moved');
    expect(await move(elsa, id, wanted.id, { session: acting() })).toEqual(is('success'));
    const { calendar_sequence: calendarSequence } = await rowOf(id);
    const notice = { startsAt: wanted.starts_at.toISOString(), child: 'Elsa', calendarSequence };
    expect(await told()).toMatchObject([
      { channel: 'email', language: 'sv', notice },
      { channel: 'sms', language: 'sv', notice },
    ]);
    // A former guardian learns nothing.
    await move(elsa, id, later.id, { session: acting({ otherGuardians: [] }) });
    expect(await told()).toHaveLength(2);
  });

  test('refuses a time that is sold, of another service, of another length, or beside another appointment', async () => {
    const [old, sold, beside, wanted] = await times();
    const id = await bookAs(db, aino, old);
    const eero = await patientOf(db, '021179-905R');
    await bookAs(db, eero, sold);
    expect(await move(aino, id, sold.id)).toEqual(is('noAvailableTime'));
    expect(await move(aino, id, 987_654_321)).toEqual(is('noAvailableTime'));
    const another = await db.owner
      .selectFrom('free_times')
      .innerJoin(
        'practitioner_specialties',
        'practitioner_specialties.practitioner_id',
        'free_times.practitioner_id',
      )
      .select('slot_id')
      .where('free_times.specialty_code', '=', '*')
      .where('practitioner_specialties.specialty_code', '=', 'FYS')
      .executeTakeFirstOrThrow();
    expect(await move(aino, id, another.slot_id)).toEqual(is('noAvailableTime'));
    const lasting = (ends_at: Date) =>
      db.owner.updateTable('slots').set({ ends_at }).where('id', '=', wanted.id).execute();
    await lasting(new Date(wanted.ends_at.getTime() + 60_000));
    expect(await move(aino, id, wanted.id)).toEqual(is('invalidDuration'));
    expect(await accept(aino, id, wanted.id)).toEqual(is('invalidDuration'));
    await lasting(wanted.ends_at);
    const elsewhere = await db.owner
      .selectFrom('slots')
      .selectAll()
      .where('practitioner_id', '!=', beside.practitioner_id)
      .orderBy('starts_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const other = await bookAs(db, aino, {
      ...elsewhere,
      starts_at: beside.starts_at,
      ends_at: beside.ends_at,
    });
    const inTheWay = { id: other, startDate: beside.starts_at.toISOString(), clinic: expect.any(String) };
    const overlapping = { body: { type: 'overlappingTime', inTheWay } };
    expect(await move(aino, id, beside.id)).toEqual(overlapping);
    expect(await accept(aino, id, beside.id)).toEqual(overlapping);
    expect(await rowOf(id)).toMatchObject({ slot_id: old.id, calendar_sequence: 0 });
  });

  test('an occupational appointment moves only within an agreement', async () => {
    const eero = await patientOf(db, '021179-905R');
    const [old, wanted, third] = await times();
    const id = await bookAs(db, eero, old, { health_care_type: 'occupational' });
    expect(await move(eero, id, wanted.id)).toEqual(is('success'));
    const agreed = (terms: object) => db.owner.updateTable('care_agreements').set(terms).execute();
    await agreed({ covered_specialties: ['FYS'] });
    expect(await move(eero, id, third.id)).toEqual(is('occupationalNotAllowed'));
    await agreed({ covered_specialties: null, allows_web_reservation: false });
    expect(await move(eero, id, third.id)).toEqual(is('occupationalNotAllowed'));
    expect(await accept(eero, id, third.id)).toEqual(is('occupationalNotAllowed'));
    expect(await rowOf(id)).toMatchObject({ slot_id: wanted.id, health_care_type: 'occupational' });
  });

  test('a visit that the insurer is billed for moves only to what it pays for so', async () => {
    const helmi = await addPatient(db, '010190-900P');
    const visit = async (insured: object) => {
      const [old, wanted] = await times();
      const id = await bookAs(db, helmi, old, { health_care_type: 'insurance' });
      const base = { patient_id: helmi, appointment_id: id, booked_at: TEST_NOW };
      const agreed = { consented_at: TEST_NOW, consent_wording: DIRECT_BILLING_WORDING };
      await db.owner
        .insertInto('visit_insurances')
        .values({ ...base, ...agreed, ...insured } as never)
        .execute();
      return { id, wanted };
    };
    const until = (validTo: string) => ({
      insurer: 'LAHITAPIOLA',
      reimbursement: 'USE_REIMBURSEMENT',
      permit: db.vault.seal('visit_insurances.permit', JSON.stringify({ ...TEST_PERMIT, validTo })),
    });
    const ended = await visit(until('2026-03-25'));
    expect(await move(helmi, ended.id, ended.wanted.id)).toEqual(is('directBillingNotAllowed'));
    expect(await accept(helmi, ended.id, ended.wanted.id)).toEqual(is('directBillingNotAllowed'));
    const permitted = await visit(until('2027-01-01'));
    expect(await move(helmi, permitted.id, permitted.wanted.id)).toEqual(is('success'));

    const uninsured = await visit({ insurer: 'IF', reimbursement: 'USE_REIMBURSEMENT' });
    expect(await move(helmi, uninsured.id, uninsured.wanted.id)).toEqual(is('directBillingNotAllowed'));
    const own = {
      insurer: 'IF',
      reimbursement: 'PAY_AND_REIMBURSE',
      consented_at: null,
      consent_wording: null,
    };
    const paid = await visit(own);
    expect(await move(helmi, paid.id, paid.wanted.id)).toEqual(is('success'));
  });

  test('a patient moves twenty times in a day, whichever way, and goes on the next', async () => {
    const patient = await addPatient(db, 'restless');
    const [first, second] = await times();
    const id = await bookAs(db, patient, second);
    for (let nth = 0; nth < MOVES_A_DAY; nth++)
      expect(await move(patient, id, nth % 2 === 0 ? first.id : second.id)).toEqual(is('success'));
    const sent = (await messagesOf(db, patient, id)).length;
    const refused = { problem: 'tooManyRequests' };
    expect(await move(patient, id, first.id)).toEqual(refused);
    await db.owner
      .insertInto('earlier_time_offers')
      .values({
        patient_id: patient,
        appointment_id: id,
        practitioner_id: first.practitioner_id,
        slot_id: first.id,
        offered_at: TEST_NOW,
        expires_at: new Date(TEST_NOW.getTime() + 900_000),
      })
      .execute();
    expect(await accept(patient, id, first.id)).toEqual(refused);
    expect(await messagesOf(db, patient, id)).toHaveLength(sent);
    const now = new Date(TEST_NOW.getTime() + DAY);
    expect(await move(patient, id, first.id, { now })).toEqual(is('success'));
  });

  test('a Kela65 visit moves to another one, and to nothing else', async () => {
    const helmi = await patientOf(db, '250655-908E');
    const kela65 = await db.owner
      .selectFrom('free_times')
      .innerJoin('slots', 'slots.id', 'slot_id')
      .selectAll('slots')
      .where('specialty_code', '=', 'Y65V')
      .where('slots.starts_at', '>', new Date(TEST_NOW.getTime() + 20 * DAY))
      .orderBy('slots.starts_at')
      .limit(2)
      .execute();
    const [old, wanted] = kela65 as [(typeof kela65)[0], (typeof kela65)[0]];
    const [usual] = await times();
    const id = await bookAs(db, helmi, old, { health_care_type: 'kela65', price_cents: 2820 });
    const aged = (identityCode: string) => ({
      session: { ...signedIn(helmi), person: { firstNames: 'Test', lastName: 'Person', identityCode } },
    });
    expect(await move(helmi, id, usual.id, aged('250655-908E'))).toEqual(is('noAvailableTime'));
    expect(await move(helmi, id, wanted.id, aged('140385-902F'))).toEqual(is('kela65NotAllowed'));
    expect(await accept(helmi, id, wanted.id, aged('140385-902F'))).toEqual(is('kela65NotAllowed'));
    expect(await move(helmi, id, wanted.id, aged('250655-908E'))).toEqual(is('success'));
    expect(await rowOf(id)).toMatchObject({ price_cents: 2820, health_care_type: 'kela65' });
  });

  test('is undone whole when the database refuses a part of it', async () => {
    const [old, wanted] = await times();
    const id = await bookAs(db, aino, old);
    const refused = await whileRefused(db, 'insert', 'messages', () => move(aino, id, wanted.id));
    expect(refused).toEqual(is('unknownError'));
    const unnoted = await whileRefused(db, 'insert', 'access_log', () => accept(aino, id, wanted.id));
    expect(unnoted).toEqual(is('unknownError'));
    expect(await rowOf(id)).toMatchObject({ slot_id: old.id });
    expect([await isOnSale(db, old.id), await isOnSale(db, wanted.id)]).toEqual([false, true]);
  });

  test('of many who want one time, booking or moving, one has it and the others keep theirs', async () => {
    const PEOPLE = 12;
    const [wanted, ...own] = await timesOfOne(db, 400, PEOPLE + 1);
    const people = await Promise.all(own.map((_, nth) => addPatient(db, `mover-${nth}`)));
    const ids = await Promise.all(own.map((slot, nth) => bookAs(db, people[nth] ?? '', slot)));
    const answers = await Promise.all(
      people.map((person, nth) =>
        nth % 3 === 0
          ? call(
              'POST /api/reserve-appointment',
              {
                body: {
                  slotId: wanted?.id ?? 0,
                  email: 'mover@example.com',
                  phone: '0401234567',
                  acceptsBinding: true,
                },
              },
              { session: signedIn(person), idempotencyKey: `race-${nth}` },
            )
          : move(person, ids[nth] ?? 0, wanted?.id ?? 0),
      ),
    );
    const types = answers.map((answer) =>
      'body' in answer ? (answer.body as { type: string }).type : 'problem',
    );
    expect(types.filter((type) => type === 'success')).toHaveLength(1);
    expect(new Set(types)).toEqual(
      new Set(
        ['success', 'noAvailableTime', 'appointmentNotAvailable'].filter((type) => types.includes(type)),
      ),
    );
    const standing = await db.owner
      .selectFrom('appointments')
      .select('patient_id')
      .where('slot_id', '=', wanted?.id ?? 0)
      .where('cancelled_at', 'is', null)
      .execute();
    expect(standing).toHaveLength(1);
    const kept = await Promise.all(ids.map(rowOf));
    expect(kept.every(({ cancelled_at }) => cancelled_at === null)).toBe(true);
  });
});
