import type { RecordCall } from '#platform/calls/call.ts';
import type { Vault } from '#platform/context.ts';
import type { SealedText } from '#platform/sealed.ts';
import type { HomeMeasurement } from '../home-measurement.ts';

const CONTENT = 'home_measurements.content';
type Content = Pick<HomeMeasurement, 'measured' | 'note'>;

/** What a measurement is kept as. */
export function sealHomeMeasurement(vault: Vault, content: Content): SealedText {
  return vault.seal(CONTENT, JSON.stringify(content));
}

/**
 * A patient's home measurements, the latest first, as far as the transaction sees them: the patient and guardians all, those who
 * work here what is shared with them.
 *
 * @param most how many of them; all, if absent
 */
export async function readHomeMeasurements(
  { tx, vault, patientId }: Pick<RecordCall, 'tx' | 'vault' | 'patientId'>,
  most?: number,
): Promise<HomeMeasurement[]> {
  const rows = await tx
    .selectFrom('home_measurements')
    .select(['id', 'measured_at', 'by_guardian', 'content'])
    .where('patient_id', '=', patientId)
    .orderBy('measured_at', 'desc')
    .orderBy('id', 'desc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
  return rows.map(({ id, measured_at, by_guardian, content }) => ({
    id,
    measuredAt: measured_at.toISOString(),
    byGuardian: by_guardian,
    ...(JSON.parse(vault.open(CONTENT, content)) as Content),
  }));
}

/** Since when a patient shares them with those who answer their messages; null: not. */
export async function sharedSince({
  tx,
  patientId,
}: Pick<RecordCall, 'tx' | 'patientId'>): Promise<Date | null> {
  const row = await tx
    .selectFrom('home_measurement_shares')
    .select('shared_at')
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  return row?.shared_at ?? null;
}
