import { appActor } from '#areas/person/shared/record-apps/server/app-actor.ts';
import { APP_TYPES, type AppType } from '#areas/record/shared/record-apps/scopes.ts';
import { logAccess } from '#platform/access-log.ts';
import type { Scoped } from '#platform/context.ts';
import type { AppRequest } from './app-request.ts';
import { isEntryType, searchOf } from './searches.ts';

/** How long after its last page one fetch still goes on. */
const ONE_FETCH_MS = 60 * 60_000;
const PERSONAL = 'personal-details';

interface Read {
  /** What is read of the record. */
  readonly types: readonly AppType[];
  /** The entry that is read; absent: a list. */
  readonly id?: string;
  /** The page before ended there; null: the first page, or no list. */
  readonly after: number | null;
}

/**
 * Notes what an app reads, as far as it reads that: the whole record is named in one word, and the pages of one fetch are one
 * line. An app that begins in the middle is noted as well.
 */
export async function noteRead(request: AppRequest, tx: Scoped, { types, id, after }: Read): Promise<void> {
  const { app, grantId, patientId, scope } = request.access;
  const actor = appActor({ clientId: app.id, grantId }, { isGuardian: scope.isGuardian ?? false });
  for (const recordKind of kindsOf(types)) {
    const isNoted = after !== null && (await isGoingOn(request, tx, { actor: actor.id, recordKind }));
    if (isNoted) continue;
    const record = { action: 'read', recordKind, ...(id !== undefined && { recordId: id }) } as const;
    await logAccess(tx, request.context, { patientId, actor, ...record });
  }
}

/** As the access log names what is read. */
function kindsOf(types: readonly AppType[]): string[] {
  const ofEntries = types.filter(isEntryType);
  const isWhole = APP_TYPES.filter(isEntryType).every((type) => ofEntries.includes(type));
  return [
    ...(types.includes('Patient') ? [PERSONAL] : []),
    ...(types.includes('QuestionnaireResponse') ? [searchOf('QuestionnaireResponse').recordKind] : []),
    ...(isWhole ? ['health-record'] : [...new Set(ofEntries.map((type) => searchOf(type).recordKind))]),
    // Those whom entries name are told with these.
    ...(types.includes('Practitioner') && ofEntries.length === 0 ? ['practitioner'] : []),
  ];
}

async function isGoingOn(
  { context: { now }, access: { patientId } }: AppRequest,
  tx: Scoped,
  { actor, recordKind }: { readonly actor: string; readonly recordKind: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('access_log')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('at', '>', new Date(now.getTime() - ONE_FETCH_MS))
    .where('actor_id', '=', actor)
    .where('record_kind', '=', recordKind)
    .where('record_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
