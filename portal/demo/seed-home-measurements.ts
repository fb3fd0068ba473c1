import type { Kysely } from 'kysely';
import type { Measured } from '#areas/person/shared/home-measurements/home-measurement.ts';
import { sealHomeMeasurement } from '#areas/person/shared/home-measurements/server/home-measurements.ts';
import { addDays, helsinkiDay, helsinkiTime } from '#contract/time/time.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';

/** Who has measured at home, and shares it with those who answer. */
const WHO = 'eero';
/** Of mornings and evenings, the earliest first. */
const PRESSURES = [
  [146, 92, 71],
  [139, 88, 68],
  [143, 90, 70],
  [137, 86, 66],
  [140, 88, 69],
  [134, 84, 64],
  [136, 85, 67],
  [131, 83, 65],
] as const;

interface Seeding {
  readonly vault: Vault;
  readonly now: Date;
  readonly patients: ReadonlyMap<string, string>;
}

/** Four days of blood pressure and a weight, up to yesterday. */
export async function seedHomeMeasurements(
  owner: Kysely<Tables>,
  { vault, now, patients }: Seeding,
): Promise<void> {
  const patientId = patients.get(WHO);
  if (!patientId) throw new Error(`Nobody measures at home: ${WHO}`);
  const today = helsinkiDay(now);
  const row = (daysAgo: number, hour: number, measured: Measured, note: string | null = null) => {
    const at = helsinkiTime(addDays(today, -daysAgo), hour, 15);
    return {
      patient_id: patientId,
      measured_at: at,
      entered_at: at,
      by_guardian: false,
      content: sealHomeMeasurement(vault, { measured, note }),
    };
  };
  const pressures = PRESSURES.map(([systolic, diastolic, pulse], nth) =>
    row(
      4 - Math.floor(nth / 2),
      nth % 2 === 0 ? 7 : 20,
      { kind: 'bloodPressure', systolic, diastolic, pulse },
      nth === 0 ? 'Kahvin jälkeen' : null,
    ),
  );
  await owner
    .insertInto('home_measurements')
    .values([...pressures, row(3, 8, { kind: 'weight', value: 86.2 })])
    .execute();
  await owner
    .insertInto('home_measurement_shares')
    .values({ patient_id: patientId, shared_at: helsinkiTime(addDays(today, -4), 8, 0) })
    .execute();
}
