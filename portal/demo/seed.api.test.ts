import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPENS_MINUTES_BEFORE } from '#areas/appointments/shared/video/video-times.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import {
  createTestDatabase,
  TEST_NOW,
  type TestDatabase,
  testServers,
} from '#platform/database/test-database.ts';
import { extendDemo } from './extend.ts';
import { demoPeople } from './people.ts';
import { demoPractitioners, demoTeams } from './practitioners.ts';
import { isSeeded, seedDemo } from './seed.ts';

const MINUTE = 60_000;
const EERO = '021179-905R';

describe.each(testServers())('the demo clinic on PostgreSQL %i', (server) => {
  let base: TestDatabase;

  beforeAll(async () => {
    base = await createTestDatabase({ server });
    expect(await isSeeded(base.owner)).toBe(false);
    await seedDemo(base.owner, { vault: base.vault, now: TEST_NOW });
  });
  afterAll(() => base.drop());

  const count = async (table: 'clinics' | 'practitioners' | 'specialties' | 'patients' | 'slots') =>
    (
      await base.owner
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;

  /** What begins soon for somebody. */
  const nextOf = async (identityCode: string, now: Date, minutes: number) =>
    base.owner
      .selectFrom('appointments')
      .innerJoin('identities', 'identities.patient_id', 'appointments.patient_id')
      .innerJoin('appointment_kinds', 'appointment_kinds.id', 'appointments.kind_id')
      .select(['appointments.id', 'starts_at', 'appointment_kinds.location_type'])
      .where('identity_hash', '=', base.vault.hash('identity', identityCode))
      .where('cancelled_at', 'is', null)
      .where('starts_at', '>', now)
      .where('starts_at', '<=', new Date(now.getTime() + minutes * MINUTE))
      .execute();
  const ainosNext = (now: Date) => nextOf('140385-902F', now, 30);

  test('is detected', async () => {
    expect(await isSeeded(base.owner)).toBe(true);
  });

  test('has its clinics, practitioners, specialties and people', async () => {
    expect(await count('practitioners')).toBe(demoPractitioners().length);
    expect(await count('clinics')).toBeGreaterThanOrEqual(18);
    const used = await base.owner
      .selectFrom('practitioner_specialties')
      .select('specialty_code')
      .distinct()
      .execute();
    expect(used).toHaveLength(20);
    expect(await count('patients')).toBe(demoPeople(TEST_NOW).filter(({ patient }) => patient).length);
    const towns = await base.owner.selectFrom('clinics').select('municipality_id').distinct().execute();
    expect(towns.filter(({ municipality_id: id }) => id !== null)).toHaveLength(8);
  });

  test('has booked each appointment with a brand of its clinic', async () => {
    const { rows } = await sql<{ brand: string }>`
      select booked.brand from appointments as booked join clinics on clinics.id = booked.clinic_id
      where not (booked.brand = any (clinics.brands))`.execute(base.owner);
    expect(rows).toEqual([]);
  });

  test('offers times on each of the next 60 days, and none that has passed', async () => {
    const { rows } = await base.owner
      .selectFrom('free_times')
      .select(['starts_at'])
      .distinct()
      .execute()
      .then((times) => ({ rows: times }));
    const days = new Set(rows.map(({ starts_at: at }) => helsinkiDay(at)));
    for (let day = 1; day <= 60; day++) expect(days).toContain(addDays(helsinkiDay(TEST_NOW), day));
    expect(rows.every(({ starts_at: at }) => at > TEST_NOW)).toBe(true);
  });

  test('has a video appointment of Eero’s that can be joined, once', async () => {
    const eeros = (now: Date) => nextOf(EERO, now, OPENS_MINUTES_BEFORE);
    for (const now of [TEST_NOW, TEST_NOW, new Date(TEST_NOW.getTime() + 60 * MINUTE)]) {
      await extendDemo(base.owner, { vault: base.vault, now });
      expect(await eeros(now)).toMatchObject([{ location_type: 'videoAppointment' }]);
    }
  });

  test('does not change when extended at once, and gains a day a day later', async () => {
    const slots = await count('slots');
    await extendDemo(base.owner, { vault: base.vault, now: TEST_NOW });
    expect(await count('slots')).toBe(slots);
    expect(await ainosNext(TEST_NOW)).toHaveLength(1);

    const tomorrow = new Date(TEST_NOW.getTime() + 24 * 60 * MINUTE);
    await extendDemo(base.owner, { vault: base.vault, now: tomorrow });
    expect(await count('slots')).toBeGreaterThan(slots);
    expect(await ainosNext(tomorrow)).toHaveLength(1);
  });

  test('gives a brand added since clinics, practitioners and times from today on', async () => {
    const newest =
      demoTeams()
        .at(-1)
        ?.map(({ id }) => id) ?? [];
    const slotsOfNewest = () =>
      base.owner
        .selectFrom('slots')
        .select(['practitioner_id', 'starts_at', 'clinic_id'])
        .where('practitioner_id', 'in', newest)
        .orderBy('practitioner_id')
        .orderBy('starts_at')
        .execute();
    const before = await slotsOfNewest();
    for (const table of ['free_times', 'slots', 'practitioner_specialties'] as const) {
      await base.owner.deleteFrom(table).where('practitioner_id', 'in', newest).execute();
    }
    await base.owner.deleteFrom('practitioners').where('id', 'in', newest).execute();
    await base.owner
      .deleteFrom('clinics')
      .where('id', 'in', [...new Set(before.map(({ clinic_id: id }) => id))])
      .execute();
    await extendDemo(base.owner, { vault: base.vault, now: TEST_NOW });
    expect(before.length).toBeGreaterThan(1000);
    // The next day was made by the previous test.
    const days = new Set((await slotsOfNewest()).map(({ starts_at: at }) => helsinkiDay(at)));
    expect(days.size).toBe(61);
    expect(days).toContain(helsinkiDay(TEST_NOW));
  });
});
