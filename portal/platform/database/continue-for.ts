import { sql } from 'kysely';
import type { Scoped } from '#platform/context.ts';

/**
 * Continues for another patient in the same transaction, so that both records change or neither. The caller
 * must have checked that the person may act for both. Only the files that `scripts/imports/reserved.ts` lists may do this.
 */
export async function continueFor(tx: Scoped, patientId: string): Promise<void> {
  await sql`select set_config('app.patient', ${patientId}, true)`.execute(tx);
}
