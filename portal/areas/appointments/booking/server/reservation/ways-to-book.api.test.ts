import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permit } from '#areas/appointments/shared/insurance/permits.ts';
import { keepAnswer } from '#areas/appointments/shared/insurance/server/answers.ts';
import { brandOf } from '#brands/registry.ts';
import { TEST_PERMIT } from '#outside/insurers/client/test-insurers.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../../contract.ts';
import type { FreeTime } from '../../reservation-contract.ts';
import { DIRECT_BILLING_WORDING } from '../../rules-insurance.ts';
import {
  AINO,
  bookingService,
  CONTACT,
  detailsOf,
  messagesOf,
  patientOf,
  signedIn,
  typeOf,
} from '../test-booking.ts';

const RESERVE = 'POST /api/reserve-appointment';
const FREE = 'GET /api/appointments/free/{id}';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let people: { aino: string; eero: string; kerttu: string; helmi: string; janne: string };
let key = 0;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, bookingService);
  people = {
    aino: await patientOf(db, '140385-902F'),
    eero: await patientOf(db, '021179-905R'),
    kerttu: await patientOf(db, '070771-9249'),
    helmi: await patientOf(db, '250655-908E'),
    janne: await patientOf(db, '280282-9372'),
  };
  await sql`update appointments set cancelled_at = now(), cancelled_by = 'clinic'`.execute(db.owner);
});
afterAll(() => db.drop());

const DAY_MS = 86_400_000;
/** There are times of each specialty within so many days. Looking through the whole calendar took longer than most tests. */
const DAYS = 21;

/** A free time of somebody whose first specialty it is, beside none that was taken before: one patient may have them all. */
const taken: number[] = [];
async function timeOf(specialty: string | null, { isRemote = false } = {}): Promise<number> {
  const found = await db.owner
    .selectFrom('free_times')
    .innerJoin('slots', (join) =>
      join
        .onRef('slots.practitioner_id', '=', 'free_times.practitioner_id')
        .onRef('slots.id', '=', 'free_times.slot_id'),
    )
    .innerJoin('practitioner_specialties as own', (join) =>
      join.onRef('own.practitioner_id', '=', 'slots.practitioner_id').on('own.position', '=', 0),
    )
    .innerJoin('clinics', 'clinics.id', 'slots.clinic_id')
    .select('slots.id')
    .where('is_remote', '=', isRemote)
    .where(sql<boolean>`'kaari' = any (clinics.brands)`)
    .where('free_times.starts_at', '>', new Date(TEST_NOW.getTime() + 3 * DAY_MS))
    .where('free_times.starts_at', '<', new Date(TEST_NOW.getTime() + DAYS * DAY_MS))
    .$if(specialty !== null, (query) => query.where('own.specialty_code', '=', specialty))
    .where(
      sql<boolean>`not exists (select from slots as held where held.id = any (${taken}::bigint[])
        and held.starts_at < slots.ends_at and held.ends_at > slots.starts_at)`,
    )
    .orderBy('slots.starts_at')
    .orderBy('slots.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  taken.push(found.id);
  return found.id;
}
const book = (patient: string, body: object, request = {}) =>
  call(
    RESERVE,
    { body: { ...CONTACT, ...body } },
    { idempotencyKey: `way-${++key}`, session: signedIn(patient), ...request },
  );
const read = (id: number, healthCareType: string, request = {}) =>
  call(FREE, { params: { id }, query: { lang: 'en', healthCareType } }, request);
async function kept(appointmentId: number) {
  return db.owner
    .selectFrom('appointments')
    .select(['health_care_type', 'brand'])
    .where('id', '=', appointmentId)
    .executeTakeFirstOrThrow();
}

describe('the way in which a time is sold', () => {
  test.each([
    ['no way', undefined, 'YLE', 'private'],
    ['private', 'private', 'YLE', 'private'],
    ['insurance', 'insurance', 'YLE', 'insurance'],
    ['kela65', 'kela65', 'YLE', 'appointmentNotAvailable'],
    ['occupational', 'occupational', 'YLE', 'occupationalNotAllowed'],
    ['no way', undefined, 'Y65V', 'kela65'],
    ['private', 'private', 'Y65V', 'kela65'],
    ['kela65', 'kela65', 'Y65V', 'kela65'],
    ['insurance', 'insurance', 'Y65V', 'appointmentNotAvailable'],
    ['occupational', 'occupational', 'Y65V', 'appointmentNotAvailable'],
  ])(
    'follows from the time and the rights: %s wanted of a %s time',
    async (_, healthCareType, specialty, sold) => {
      const session = {
        ...signedIn(people.helmi),
        person: { firstNames: 'Helmi', lastName: 'Salonen', identityCode: '250655-908E' },
      };
      const body = { slotId: await timeOf(specialty), healthCareType, insurer: 'OTHER' };
      const outcome = await book(people.helmi, body, { session });
      if (typeOf(outcome) !== 'success') return expect(typeOf(outcome)).toBe(sold);
      expect(await kept(detailsOf(outcome).appointmentId)).toEqual({
        health_care_type: sold,
        brand: 'kaari',
      });
    },
  );

  test('is one that the brand has', async () => {
    const brand = { ...brandOf('kaari'), features: [], insurers: [] };
    const id = await timeOf('YLE');
    for (const healthCareType of ['insurance', 'occupational']) {
      const body = { slotId: id, healthCareType, insurer: 'OTHER' };
      expect(typeOf(await book(people.eero, body, { brand }))).toBe('appointmentNotAvailable');
      expect(await read(id, healthCareType, { brand })).toEqual({ body: { type: 'no-appointment-found' } });
    }
  });

  test('needs a login, but for private times', async () => {
    const id = await timeOf('YLE');
    for (const healthCareType of ['insurance', 'occupational']) {
      expect(await read(id, healthCareType)).toMatchObject({
        body: {
          type: 'available',
          appointment: { requiresAuthToReserve: true, practitionerRate: null },
          reader: { type: 'anonymous' },
        },
      });
      const body = { ...AINO, slotId: id, healthCareType };
      const answer = await call(
        'POST /api/anon/reserve-appointment',
        { body },
        { idempotencyKey: `way-${++key}` },
      );
      expect(typeOf(answer)).toBe('strongAuthenticationRequired');
    }
  });
});

describe('an occupational visit', () => {
  const occupational = { healthCareType: 'occupational' };

  test('is sold to whom the employer lets book, confirmed where its specialty asks, at no price', async () => {
    const id = await timeOf('KAR');
    const session = signedIn(people.eero);
    expect(await read(id, 'occupational', { session })).toMatchObject({
      body: { terms: { confirmation: 'both', insurers: [] }, appointment: { practitionerRate: null } },
    });
    expect(await book(people.eero, { ...occupational, slotId: id })).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'confirmsOccupational', code: 'required' }],
    });
    const details = detailsOf(
      await book(people.eero, { ...occupational, slotId: id, confirmsOccupational: true }),
    );
    expect(details.appointment.practitionerRate).toBeNull();
    expect(await kept(details.appointmentId)).toEqual({ health_care_type: 'occupational', brand: 'kaari' });
    const practitioner = await timeOf('YLE');
    expect(typeOf(await book(people.eero, { ...occupational, slotId: practitioner }))).toBe('success');
  });

  test('is not for others, who learn why', async () => {
    const id = await timeOf('YLE');
    const refused = (reason: string) => ({ body: { type: 'occupational-refused', reason } });
    expect(await read(id, 'occupational', { session: signedIn(people.aino) })).toEqual(
      refused('noAgreement'),
    );
    expect(await read(id, 'occupational', { session: signedIn(people.janne) })).toEqual(
      refused('noWebReservation'),
    );
    const body = { ...occupational, slotId: id };
    expect(typeOf(await book(people.aino, body))).toBe('occupationalNotAllowed');
  });

  test('is covered by specialty, and on its own day', async () => {
    const change = (values: { covered_specialties?: string[] | null; valid_to?: string | null }) =>
      db.owner.updateTable('care_agreements').set(values).where('employer_id', '=', 'tehdas').execute();
    const session = signedIn(people.eero);
    const reason = async (id: number) => {
      const { body } = (await read(id, 'occupational', { session })) as { body: { reason?: string } };
      return body.reason ?? null;
    };
    const [own, other] = [await timeOf('YLE'), await timeOf('IHO')];
    await change({ covered_specialties: ['YLE', 'HOI'] });
    expect([await reason(own), await reason(other)]).toEqual([null, 'notCovered']);
    await change({ covered_specialties: null, valid_to: '2026-03-24' });
    expect(await reason(own)).toBe('notCovered');
    await change({ valid_to: '2026-03-22' });
    expect(await reason(own)).toBe('noAgreement');
    await change({ valid_to: null });
  });

  test('is sold whatever bills are open', async () => {
    await db.owner
      .insertInto('employments')
      .values({ patient_id: people.kerttu, employer_id: 'tehdas', valid_from: '2024-01-01', valid_to: null })
      .execute();
    const id = await timeOf('YLE');
    expect(typeOf(await book(people.kerttu, { slotId: id }))).toBe('notCreditworthy');
    expect(typeOf(await book(people.kerttu, { slotId: id, ...occupational }))).toBe('success');
  });
});

describe('an insurance visit', () => {
  const insurance = { healthCareType: 'insurance' };

  test('asks for the company and how it pays', async () => {
    const id = await timeOf('YLE');
    const wrong = async (body: object) => {
      const outcome = await book(people.aino, { ...insurance, slotId: id, ...body });
      return (outcome as { errors?: readonly { field: string; code: string }[] }).errors;
    };
    expect(await wrong({})).toEqual([{ field: 'insurer', code: 'required' }]);
    expect(await wrong({ insurer: 'TURVA' })).toEqual([{ field: 'insurer', code: 'invalid' }]);
    expect(await wrong({ insurer: 'IF' })).toEqual([{ field: 'reimbursement', code: 'required' }]);
    expect(await wrong({ insurer: 'IF', reimbursement: 'USE_REIMBURSEMENT' })).toEqual([
      { field: 'acceptsDirectCompensation', code: 'required' },
    ]);
    const remote = { ...insurance, slotId: await timeOf(null, { isRemote: true }) };
    expect(await wrong({ ...remote, insurer: 'IF', reimbursement: 'COMPANY_REIMBURSEMENT' })).toEqual([
      { field: 'reimbursement', code: 'invalid' },
    ]);
  });

  test('direct compensation without a permit sells nothing', async () => {
    const id = await timeOf('YLE');
    const direct = {
      ...insurance,
      slotId: id,
      insurer: 'LAHITAPIOLA',
      reimbursement: 'USE_REIMBURSEMENT',
    };
    const body = { ...direct, permit: TEST_PERMIT.contentHash, acceptsDirectCompensation: true };
    expect(await book(people.aino, direct)).toMatchObject({
      errors: [
        { field: 'permit', code: 'required' },
        { field: 'acceptsDirectCompensation', code: 'required' },
      ],
    });
    const answers = (state: 'ERROR' | 'INSURANCE_FOUND_WITH_PERMITS', permits: Permit[] = []) =>
      db.inScope({ patientId: people.aino }, (tx) =>
        keepAnswer(
          { tx, now: TEST_NOW, patientId: people.aino, vault: db.vault },
          { insurer: 'LAHITAPIOLA', state, permits },
        ),
      );
    expect(typeOf(await book(people.aino, body))).toBe('directReimbursementFailed');
    await answers('ERROR');
    expect(typeOf(await book(people.aino, body))).toBe('directReimbursementFailed');
    const other = { ...TEST_PERMIT, contentHash: 'b'.repeat(64) };
    await answers('INSURANCE_FOUND_WITH_PERMITS', [other]);
    expect(typeOf(await book(people.aino, body))).toBe('directReimbursementFailed');
    await answers('INSURANCE_FOUND_WITH_PERMITS', [other, { ...TEST_PERMIT, validTo: '2026-03-24' }]);
    expect(typeOf(await book(people.aino, body))).toBe('directReimbursementFailed');
    await answers('INSURANCE_FOUND_WITH_PERMITS', [other, TEST_PERMIT]);
    const { appointmentId } = detailsOf(await book(people.aino, body));
    expect(await kept(appointmentId)).toMatchObject({ health_care_type: 'insurance' });
    const { permit, ...visit } = await insuranceOf(appointmentId);
    expect(visit).toMatchObject({
      insurer: 'LAHITAPIOLA',
      reimbursement: 'USE_REIMBURSEMENT',
      consented_at: TEST_NOW,
      consent_wording: DIRECT_BILLING_WORDING,
    });
    expect(permit).not.toContain(TEST_PERMIT.symptom);
    expect(JSON.parse(db.vault.open('visit_insurances.permit', permit ?? ''))).toEqual(TEST_PERMIT);
  });

  const insuranceOf = (appointmentId: number) =>
    db.owner
      .selectFrom('visit_insurances')
      .selectAll()
      .where('appointment_id', '=', appointmentId)
      .executeTakeFirstOrThrow();

  test('offers the insurers and the direct compensation that the patient’s policies have on its day', async () => {
    const id = await timeOf('YLE');
    const session = signedIn(people.helmi);
    const offered = async () => {
      const { body } = (await read(id, 'insurance', { session })) as { body: FreeTime };
      const insurers = body.type === 'available' ? body.terms.insurers : [];
      return insurers.map(({ insurer, reimbursements }) => `${insurer} ${reimbursements[0]?.choice}`);
    };
    const others = ['LAHITAPIOLA USE_REIMBURSEMENT', 'OP PAY_AND_REIMBURSE', 'OTHER PAY_AND_REIMBURSE'];
    const direct = {
      ...insurance,
      slotId: id,
      insurer: 'IF',
      reimbursement: 'USE_REIMBURSEMENT',
      acceptsDirectCompensation: true,
    };
    expect(await offered()).toEqual(['IF COMPANY_REIMBURSEMENT', ...others]);
    expect(await book(people.helmi, direct)).toMatchObject({
      errors: [{ field: 'reimbursement', code: 'invalid' }],
    });
    const policy = {
      patient_id: people.helmi,
      insurer: 'IF',
      valid_from: '2024-01-01',
      pays_directly: true,
    } as const;
    await db.owner
      .insertInto('insurance_policies')
      .values({ ...policy, valid_to: '2026-03-24' })
      .execute();
    expect(await offered()).toEqual(others);
    expect(await book(people.helmi, direct)).toMatchObject({
      errors: [{ field: 'insurer', code: 'invalid' }],
    });
    await db.owner
      .updateTable('insurance_policies')
      .set({ valid_to: null })
      .where('patient_id', '=', people.helmi)
      .execute();
    expect(await offered()).toEqual(['IF USE_REIMBURSEMENT', ...others]);
    expect(typeOf(await book(people.helmi, direct))).toBe('success');
  });

  test('keeps the company with the visit, and a consent where one was given', async () => {
    const consented = {
      ...insurance,
      slotId: await timeOf('YLE'),
      insurer: 'IF',
      reimbursement: 'USE_REIMBURSEMENT',
      acceptsDirectCompensation: true,
    };
    const direct = detailsOf(await book(people.aino, consented));
    expect(await insuranceOf(direct.appointmentId)).toEqual({
      patient_id: people.aino,
      appointment_id: direct.appointmentId,
      insurer: 'IF',
      reimbursement: 'USE_REIMBURSEMENT',
      booked_at: TEST_NOW,
      consented_at: TEST_NOW,
      consent_wording: DIRECT_BILLING_WORDING,
      permit: null,
      concept_code: null,
      concept_added_at: null,
    });
    // What is ticked on the side of paying oneself is no consent to anything.
    const own = { ...consented, slotId: await timeOf('YLE'), reimbursement: 'PAY_AND_REIMBURSE' };
    const paid = detailsOf(await book(people.aino, own));
    expect(await insuranceOf(paid.appointmentId)).toMatchObject({
      reimbursement: 'PAY_AND_REIMBURSE',
      consented_at: null,
    });
    const unasked = { ...insurance, slotId: await timeOf('YLE'), insurer: 'OTHER' };
    const other = detailsOf(await book(people.aino, unasked));
    expect(await insuranceOf(other.appointmentId)).toMatchObject({
      insurer: 'OTHER',
      reimbursement: 'PAY_AND_REIMBURSE',
    });
  });

  test('is told in the confirmation, without what it is for', async () => {
    const body = { ...insurance, slotId: await timeOf('YLE'), insurer: 'OTHER' };
    const { appointmentId } = detailsOf(await book(people.aino, body));
    const messages = await messagesOf(db, people.aino, appointmentId);
    expect(messages.length).toBeGreaterThan(0);
    for (const { notice } of messages)
      expect(notice.insurance).toEqual({ insurer: 'OTHER', reimbursement: 'PAY_AND_REIMBURSE' });
  });
});
