import type { RecordCall } from '#platform/calls/call.ts';

/** Makes a patient's reservations wait for each other. */
export async function lockForSale({ tx, patientId }: RecordCall): Promise<void> {
  await tx.selectFrom('patients').select('id').where('id', '=', patientId).forUpdate().execute();
}
