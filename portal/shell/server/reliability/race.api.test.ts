import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestDatabase,
  TEST_NOW,
  type TestDatabase,
  testServers,
} from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { TestAnswer, Visitor } from '../test-visitor.ts';
import { freeSlots } from './free-slots.ts';
import {
  anonymousReservation,
  registerPatients,
  reservation,
  type TestPatient,
} from './register-patients.ts';

const PEOPLE = 200;

/** Somebody at their own address; every other one has signed in. */
interface Contender {
  readonly patient: TestPatient;
  readonly visitor: Visitor;
  readonly from: string;
  readonly isSignedIn: boolean;
  readonly key: string;
}

describe.each(testServers())('200 people who want the same time, on PostgreSQL %i', (server) => {
  let test: TestDatabase;
  let portal: TestPortal;
  let slotId: number;
  let contenders: Contender[];
  let answers: TestAnswer[];

  beforeAll(async () => {
    test = await createTestDatabase({ server, seeded: true });
    // Limits as they are in production.
    portal = await startTestPortal(test);
    [slotId = 0] = await freeSlots(test.owner, TEST_NOW, 1);
    const patients = await registerPatients(test.owner, test.vault, PEOPLE);
    contenders = [];
    // One by one: a page is refused where a crowd of 200 comes in one instant, a reservation is not.
    for (const [index, patient] of patients.entries()) contenders.push(await arrive(portal, patient, index));
    answers = await Promise.all(contenders.map((contender) => reserve(contender, slotId)));
  });
  afterAll(async () => {
    await portal?.close();
    await test?.drop();
  });

  it('sells it once and informs everybody else', () => {
    const outcomes = answers.map(({ status, body }) => `${status} ${body.type ?? body.code}`);
    const counts = Object.groupBy(outcomes, (outcome) => outcome);
    expect(Object.fromEntries(Object.entries(counts).map(([name, all]) => [name, all?.length]))).toEqual({
      '200 success': 1,
      '200 appointmentNotAvailable': PEOPLE - 1,
    });
  });

  it('keeps one appointment, the one that was confirmed', async () => {
    const rows = await test.owner
      .selectFrom('appointments')
      .select(['id', 'patient_id'])
      .where('slot_id', '=', slotId)
      .execute();
    const winner = winnerOf(answers);
    expect(rows).toEqual([
      {
        id: answers[winner]?.body.reservationDetails.appointmentId,
        patient_id: contenders[winner]?.patient.patientId,
      },
    ]);
  });

  it('gives a retried request its first answer, and refuses another request under its key', async () => {
    const winner = winnerOf(answers);
    const contender = contenders[winner] as Contender;
    expect(await reserve(contender, slotId)).toMatchObject({ status: 200, body: answers[winner]?.body });
    const [another = 0] = await freeSlots(test.owner, TEST_NOW, 1);
    expect(await reserve(contender, another)).toMatchObject({
      status: 422,
      body: { code: 'idempotencyKeyReused' },
    });
  });

  it('is forbidden a second sale by the schema alone', async () => {
    const sold = await test.owner
      .selectFrom('appointments')
      .select(['practitioner_id', 'slot_id', 'clinic_id', 'kind_id', 'starts_at', 'ends_at', 'brand'])
      .where('slot_id', '=', slotId)
      .executeTakeFirstOrThrow();
    const [loser] = contenders.filter((_, index) => index !== winnerOf(answers));
    const patient_id = loser?.patient.patientId ?? '';
    const insert = (row: typeof sold) =>
      test.owner
        .insertInto('appointments')
        .values({ ...row, patient_id })
        .execute();
    await expect(insert(sold)).rejects.toMatchObject({ code: expect.stringMatching(/^(23505|23P01)$/) });
    // Another row of the timetable that overlaps it by a minute.
    const overlapping = {
      ...sold,
      slot_id: sold.slot_id + 1_000_000,
      starts_at: new Date(sold.ends_at.getTime() - 60_000),
      ends_at: new Date(sold.ends_at.getTime() + 60_000),
    };
    await expect(insert(overlapping)).rejects.toMatchObject({ code: '23P01' });
    // The same time elsewhere in the day of the practitioner, under the id that was sold.
    const moved = {
      ...sold,
      starts_at: new Date(sold.starts_at.getTime() + 86_400_000 * 365),
      ends_at: new Date(sold.ends_at.getTime() + 86_400_000 * 365),
    };
    await expect(insert(moved)).rejects.toMatchObject({ code: '23505' });
  });
});

const winnerOf = (answers: readonly TestAnswer[]) => answers.findIndex(({ body }) => body.type === 'success');

async function arrive(portal: TestPortal, patient: TestPatient, index: number): Promise<Contender> {
  const from = `127.0.${1 + Math.floor(index / 100)}.${1 + (index % 100)}`;
  const visitor = portal.visitor();
  const isSignedIn = index % 2 === 0;
  if (isSignedIn) await visitor.signIn(patient);
  // The page that asks for the reservation has the session's token already.
  await visitor.csrfToken(from);
  return { patient, visitor, from, isSignedIn, key: randomUUID() };
}

function reserve(
  { patient, visitor, from, isSignedIn, key }: Contender,
  slotId: number,
): Promise<TestAnswer> {
  const path = isSignedIn ? '/api/reserve-appointment' : '/api/anon/reserve-appointment';
  const body = isSignedIn ? reservation(patient, slotId) : anonymousReservation(patient, slotId);
  return visitor.send('POST', `${path}?lang=fi`, { body, from, headers: { 'idempotency-key': key } });
}
