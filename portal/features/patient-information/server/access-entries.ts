import { sql } from 'kysely';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import { isOwnAct, ownActorIds } from '#platform/session/actor.ts';
import type { PatientInformationApi } from '../contract.ts';
import type { LogEntry } from '../record-contract.ts';
import { LOG_PAGE_SIZE, type LogReaders } from '../rules.ts';

/**
 * `GET /api/user/access-log`: what the patient may know by Act 703/2023, section 11. Pages follow the last entry
 * seen, not a count: reading the log adds to it.
 */
export const showAccessLog: Handler<PatientInformationApi['GET /api/user/access-log']> = async (
  call,
  { query: { before, by } },
) => ok({ entries: await readAccessLog(call, { before, by, limit: LOG_PAGE_SIZE }) });

interface WantedEntries {
  readonly before?: number | undefined;
  readonly by?: LogReaders | undefined;
  readonly limit?: number;
}

/** The entries about a patient, latest first. Default: all of them. */
export async function readAccessLog(
  call: RecordCall,
  { before, by, limit }: WantedEntries = {},
): Promise<LogEntry[]> {
  const { patientId } = call;
  let query = call.tx
    .selectFrom('access_log')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('id', 'desc');
  if (before !== undefined) query = query.where('id', '<', before);
  // The clinic's own jobs have no actor's id, and are somebody else, too.
  if (by === 'others')
    query = query.where(sql<boolean>`(actor_id = any (${ownActorIds(call)}::text[])) is not true`);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: {
      kind: row.actor_kind,
      isPatient: row.actor_id === patientId,
      isYou: isOwnAct(call, row.actor_id),
      // Of anybody else than a professional the patient has no right to know more than the role.
      id: row.actor_kind === 'professional' ? row.actor_id : null,
    },
    action: row.action,
    recordKind: row.record_kind,
    recordId: row.record_id,
  }));
}
