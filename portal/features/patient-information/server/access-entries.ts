import type { Scoped } from '#platform/context.ts';
import { type Handler, ok } from '#platform/handler.ts';
import { patientOf } from '#platform/patient-of.ts';
import { LOG_PAGE_SIZE, type LogEntry, type PatientInformationApi } from '../contract.ts';
import { logOwnAccess } from './own-access.ts';

/**
 * `GET /api/user/access-log`: what the patient may know by Act 703/2023, section 11. Pages follow the last entry
 * seen, not a count: reading the log adds to it.
 */
export const showAccessLog: Handler<PatientInformationApi['GET /api/user/access-log']> = async (
  context,
  { query: { before } },
) => {
  const patientId = patientOf(context);
  return context.inScope({ patientId }, async (tx) => {
    const entries = await readAccessLog(tx, patientId, { before, limit: LOG_PAGE_SIZE });
    await logOwnAccess(tx, context, 'read', 'access-log');
    return ok({ entries });
  });
};

/** The entries about a patient, latest first; all of them unless told. */
export async function readAccessLog(
  tx: Scoped,
  patientId: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit?: number } = {},
): Promise<LogEntry[]> {
  let query = tx
    .selectFrom('access_log')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('id', 'desc');
  if (before !== undefined) query = query.where('id', '<', before);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: {
      kind: row.actor_kind,
      isPatient: row.actor_id === patientId,
      // Of anybody else than a professional the patient has no right to know more than the role.
      id: row.actor_kind === 'professional' ? row.actor_id : null,
    },
    action: row.action,
    recordKind: row.record_kind,
    recordId: row.record_id,
  }));
}
