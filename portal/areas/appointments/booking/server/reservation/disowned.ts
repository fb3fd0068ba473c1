import { DISOWNED_DAYS } from '#areas/appointments/shared/appointments/disowning.ts';
import type { Scoped } from '#platform/context.ts';

const DAY_MS = 24 * 3_600_000;

/** Whether the patient, in whose scope it is asked, has taken back a booking lately that somebody else made. */
export async function hasDisowned(tx: Scoped, patientId: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('disowned_at', '>', new Date(now.getTime() - DISOWNED_DAYS * DAY_MS))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
