import type { Kysely } from 'kysely';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { seedEmployers } from './employers.ts';
import { ensureSoonAppointment } from './ensure-soon-appointment.ts';
import { seedAppointments } from './seed-appointments.ts';
import { seedCharges } from './seed-charges.ts';
import { seedClinic } from './seed-clinic.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedHealthRecord } from './seed-health-record.ts';
import { seedHomeMeasurements } from './seed-home-measurements.ts';
import { seedNotices } from './seed-notices.ts';
import { seedOccupational } from './seed-occupational.ts';
import { seedPeople } from './seed-people.ts';
import { seedQuestionnaires } from './seed-questionnaires.ts';
import { seedRenewalAnswers, seedRenewals } from './seed-renewals.ts';
import { extendTimes } from './seed-times.ts';

export interface DemoOptions {
  readonly vault: Vault;
  readonly now: Date;
  /** How many days ahead there are free times. */
  readonly days?: number;
}

/** How many days ahead the demo clinic has free times. */
export const DEMO_DAYS = 60;

/** Fills an empty database with the demo clinic, in one transaction. */
export async function seedDemo(owner: Kysely<Tables>, options: DemoOptions): Promise<void> {
  const { vault, now, days = DEMO_DAYS } = options;
  await owner.transaction().execute(async (tx) => {
    await seedClinic(tx);
    await extendTimes(tx, now, days);
    await seedEmployers(tx);
    const patients = await seedPeople(tx, { vault, now });
    await seedAppointments(tx, { vault, now, patients });
    await seedCharges(tx, { vault, now, patients });
    await seedHealthRecord(tx, { vault, now });
    await seedRenewals(tx, { vault, now, patients });
    await seedQuestionnaires(tx, { vault, now, patients });
    await seedConversations(tx, { vault, now, patients });
    await seedNotices(tx, { now });
    await seedRenewalAnswers(tx, { vault, now, patients });
    await seedOccupational(tx, { vault, now, patients });
    await seedHomeMeasurements(tx, { vault, now, patients });
    await ensureSoonAppointment(tx, { vault, now });
  });
}

/** Whether a database already has the demo clinic. */
export async function isSeeded(owner: Kysely<Tables>): Promise<boolean> {
  return (await owner.selectFrom('clinics').select('id').executeTakeFirst()) !== undefined;
}
