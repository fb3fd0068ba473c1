import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase, testServers } from '#platform/database/test-database.ts';
import type { endpoints } from '../../contract.ts';
import { AINO, addPatient, bookingService, CONTACT, freeSlots, signedIn } from '../test-booking.ts';

const PEOPLE = 200;

describe.each(testServers())('on PostgreSQL %i', (server) => {
  let db: TestDatabase;
  let call: Call<typeof endpoints>;
  beforeAll(async () => {
    db = await createTestDatabase({ server, seeded: true });
    call = callerOf(db, bookingService);
  });
  afterAll(() => db.drop());

  test('of 200 people who want one time at once, one gets it', async () => {
    const [slotId = 0] = await freeSlots(db);
    const codes = Array.from({ length: PEOPLE }, (_, nth) =>
      formatIdentityCode(`19${10 + (nth % 80)}-01-01`, 900 + Math.floor(nth / 80)),
    );
    const people = await Promise.all(
      codes.map(async (identityCode) => ({ identityCode, id: await addPatient(db, identityCode) })),
    );
    const answers = await Promise.all(
      people.map(({ id, identityCode }, nth) => {
        const session = { hash: Buffer.from(identityCode) };
        const request = { idempotencyKey: `race-${nth}`, session, address: `192.0.2.${nth}` };
        return nth % 2 === 0
          ? call(
              'POST /api/reserve-appointment',
              { body: { ...CONTACT, slotId } },
              { ...request, session: signedIn(id) },
            )
          : call(
              'POST /api/anon/reserve-appointment',
              { body: { ...AINO, identityCode, firstName: 'Testi', lastName: 'Henkilö', slotId } },
              request,
            );
      }),
    );
    const types = answers.map((answer) =>
      'body' in answer ? (answer.body as { type: string }).type : answer.problem,
    );
    expect(people).toHaveLength(PEOPLE);
    expect(types.filter((type) => type === 'success')).toHaveLength(1);
    expect(types.filter((type) => type === 'appointmentNotAvailable')).toHaveLength(PEOPLE - 1);
    const { n } = await db.owner
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('channel', '=', 'email')
      .executeTakeFirstOrThrow();
    expect(n).toBe(1);
  });

  test('the schema alone forbids a second appointment at the same time', async () => {
    const [slotId = 0] = await freeSlots(db);
    const slot = await db.owner
      .selectFrom('slots')
      .selectAll()
      .where('id', '=', slotId)
      .executeTakeFirstOrThrow();
    const patient = await addPatient(db, 'schema');
    const row = {
      practitioner_id: slot.practitioner_id,
      patient_id: patient,
      slot_id: slot.id,
      clinic_id: slot.clinic_id,
      kind_id: slot.kind_id,
      starts_at: slot.starts_at,
      ends_at: slot.ends_at,
      brand: 'kaari' as const,
    };
    const insert = (changes: object) =>
      db.owner
        .insertInto('appointments')
        .values({ ...row, ...changes })
        .execute();
    await insert({});
    await expect(insert({})).rejects.toMatchObject({ code: expect.stringMatching(/^23(505|P01)$/) });
    const within = { starts_at: new Date(slot.starts_at.getTime() + 60_000), slot_id: slot.id + 1_000_000 };
    await expect(insert(within)).rejects.toMatchObject({ code: '23P01' });
    await insert({ ...within, starts_at: slot.ends_at, ends_at: new Date(slot.ends_at.getTime() + 60_000) });
    await sql`update appointments set cancelled_at = now(), cancelled_by = 'patient' where slot_id = ${slot.id}`.execute(
      db.owner,
    );
    await insert({});
  });
});
