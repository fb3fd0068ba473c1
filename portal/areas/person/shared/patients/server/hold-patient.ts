import type { RecordCall } from '#platform/calls/call.ts';

/** Lets one call at a time of a patient go on from here, so that of two at once the second counts what the first has added. */
export async function holdPatient({ tx, patientId }: Pick<RecordCall, 'tx' | 'patientId'>): Promise<void> {
  await tx.selectFrom('patients').select('id').where('id', '=', patientId).forUpdate().execute();
}
