import { sessionUse } from '#areas/person/shared/patients/server/used-from.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { PatientData } from '../record-contract.ts';

/** From where the patient is logged in. It is nobody else's: it tells where a child is whom an order protects. */
export async function readSessions({
  tx,
  patientId,
  vault,
  session,
}: RecordCall): Promise<PatientData['sessions']> {
  if (session.actingFor) return [];
  const rows = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => sessionUse(vault, row));
}
