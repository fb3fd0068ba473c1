import type { Kysely } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { ensureSoonAppointment, ensureSoonVideo } from './ensure-soon-appointment.ts';
import { DEMO_DAYS, type DemoOptions } from './seed.ts';
import { seedClinic } from './seed-clinic.ts';
import { extendTimes } from './seed-times.ts';

/**
 * Keeps a seeded demo fresh, at each start and daily: clinics of new brands, free times up to 60 days ahead,
 * an appointment for Aino within the next 30 minutes and a video appointment for Eero that can be joined. Existing data stays.
 */
export async function extendDemo(owner: Kysely<Tables>, options: DemoOptions): Promise<void> {
  const { vault, now, days = DEMO_DAYS } = options;
  await owner.transaction().execute(async (tx) => {
    await seedClinic(tx);
    await extendTimes(tx, now, days);
    await ensureSoonAppointment(tx, { vault, now });
    await ensureSoonVideo(tx, { vault, now });
  });
}
