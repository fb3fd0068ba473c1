import type { Scoped } from '#platform/context.ts';

/** Forgets the number of a patient's SMS login, in their scope, and whatever somebody could still come back by. */
export async function turnSmsLoginOff(tx: Scoped, patientId: string): Promise<void> {
  for (const table of ['sms_logins', 'sms_codes', 'expired_sessions'] as const) {
    await tx.deleteFrom(table).where('patient_id', '=', patientId).execute();
  }
}
