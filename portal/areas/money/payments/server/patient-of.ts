import { sql } from 'kysely';
import type { Scoped } from '#platform/context.ts';

/** Whose invoices a payment pays; null: there is no such payment. */
export async function patientOf(tx: Scoped, stamp: string): Promise<string | null> {
  const { rows } = await sql<{ patient: string | null }>`
    select patient_of_payment(${stamp}) as patient`.execute(tx);
  return rows[0]?.patient ?? null;
}
