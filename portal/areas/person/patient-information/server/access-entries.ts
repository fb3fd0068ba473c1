import { sql } from 'kysely';
import { appName, type RecordApp } from '#areas/person/shared/record-apps/record-app.ts';
import { appOfActor, GUARDIANS_APPS } from '#areas/person/shared/record-apps/server/app-actor.ts';
import { PATIENTS_SHARES } from '#areas/person/shared/record-shares/server/share-actor.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import { isOwnAct, ownActorIds } from '#platform/session/actor.ts';
import type { ActorKind } from '#platform/tables.ts';
import type { PatientInformationApi } from '../contract.ts';
import type { LogEntry } from '../record-contract.ts';
import { LOG_PAGE_SIZE, type LogReaders } from '../rules.ts';

/**
 * `GET /api/user/access-log`: what the patient may know by Act 703/2023, section 11. Pages follow the last entry
 * seen, not a count: reading the log adds to it.
 */
export const createShowAccessLog =
  (apps: readonly RecordApp[]): Handler<PatientInformationApi['GET /api/user/access-log']> =>
  async (call, { query: { before, by, lang } }) =>
    ok({ entries: await readAccessLog(call, { apps, lang, before, by, limit: LOG_PAGE_SIZE }) });

interface WantedEntries {
  /** Those of which some may have read, to name them. */
  readonly apps: readonly RecordApp[];
  readonly lang: Language;
  readonly before?: number | undefined;
  readonly by?: LogReaders | undefined;
  readonly limit?: number;
}

/** The entries about a patient, latest first: all of them, unless some are wanted. */
export async function readAccessLog(
  call: RecordCall,
  { apps, lang, before, by, limit }: WantedEntries,
): Promise<LogEntry[]> {
  const { patientId } = call;
  let query = call.tx
    .selectFrom('access_log')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('id', 'desc');
  // What a minor does with their own record, or lets an app or somebody with a link do, is theirs: it would tell that there is
  // something they do not show.
  if (call.session.actingFor)
    query = query
      .where('actor_id', 'is distinct from', patientId)
      .where((where) =>
        where.or([where('actor_kind', '<>', 'app'), where('actor_id', 'like', GUARDIANS_APPS)]),
      )
      .where(sql<boolean>`(actor_kind = 'anonymous' and actor_id like ${PATIENTS_SHARES}) is not true`)
      // What others do with something withheld tells the same; what the guardian has read before, they know of.
      .where(
        sql<boolean>`(actor_id = any (${ownActorIds(call)}::text[]) or not tells_of_withheld(record_kind, record_id))`,
      );
  if (before !== undefined) query = query.where('id', '<', before);
  // The clinic's own jobs have no actor's id, and are somebody else, too.
  if (by === 'others')
    query = query.where(sql<boolean>`(actor_id = any (${ownActorIds(call)}::text[])) is not true`);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  const grants = await readGrantTimes(call, rows);
  const appOf = (actorId: string | null) => {
    const { clientId, grantId } = appOfActor(actorId ?? '');
    return { app: appName(apps, clientId, lang), since: grants.get(grantId ?? '')?.toISOString() ?? null };
  };
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: {
      kind: row.actor_kind,
      isPatient: row.actor_id === patientId,
      isYou: isOwnAct(call, row.actor_id),
      // Of anybody else than a professional the patient has no right to know more than the role.
      id: row.actor_kind === 'professional' ? row.actor_id : null,
      ...(row.actor_kind === 'app' && appOf(row.actor_id)),
    },
    action: row.action,
    recordKind: row.record_kind,
    recordId: row.record_id,
  }));
}

/** When the apps of some entries were let in, by their grants: the log itself remembers it of those that have ended, too. */
async function readGrantTimes(
  { tx, patientId }: RecordCall,
  rows: readonly { readonly actor_kind: ActorKind; readonly actor_id: string | null }[],
): Promise<ReadonlyMap<string, Date>> {
  const ids = rows.flatMap(({ actor_kind, actor_id }) =>
    actor_kind === 'app' ? (appOfActor(actor_id ?? '').grantId ?? []) : [],
  );
  if (ids.length === 0) return new Map();
  const made = await tx
    .selectFrom('access_log')
    .select(['record_id', 'at'])
    .where('patient_id', '=', patientId)
    .where('action', '=', 'create')
    .where('record_kind', '=', 'record-apps')
    .where('record_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(made.map(({ record_id, at }) => [record_id ?? '', at]));
}
