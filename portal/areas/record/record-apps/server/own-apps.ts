import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { appName, type RecordApp } from '#areas/person/shared/record-apps/record-app.ts';
import { askedScopes } from '#areas/record/shared/record-apps/scopes.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { AuthorisedApp, RecordAppsApi } from '../contract.ts';

/** `GET /api/record-apps` */
export const createListApps =
  (apps: readonly RecordApp[]): Handler<RecordAppsApi['GET /api/record-apps']> =>
  async (call, { query: { lang } }) => {
    const rows = await readGrants(call);
    const you = call.session.person && personHash(call.vault, call.session.person.identityCode);
    return ok({
      apps: rows
        .filter(({ expires_at }) => expires_at > call.now)
        .map(
          (row): AuthorisedApp => ({
            id: row.id,
            name: appName(apps, row.client_id, lang),
            types: [...askedScopes(row.scope).types],
            since: row.created_at.toISOString(),
            until: row.expires_at.toISOString(),
            lastUsed: row.last_used_at?.toISOString() ?? null,
            by: row.guardian_hash === null || you?.equals(row.guardian_hash) ? 'you' : 'anotherGuardian',
          }),
        ),
    });
  };

/** `DELETE /api/record-apps/{id}` */
export const revokeApp: Handler<RecordAppsApi['DELETE /api/record-apps/{id}']> = async (call, { params }) => {
  const ended = await call.tx
    .deleteFrom('app_grants')
    .where('patient_id', '=', call.patientId)
    .where('id', '=', params.id)
    .returning('id')
    .executeTakeFirst();
  if (ended) await call.note({ action: 'cancel', kind: 'record-apps', id: ended.id });
  return ok({ type: 'success' });
};

/** Who may read, or might have, the latest first. */
export function readGrants({ tx, patientId }: RecordCall) {
  return tx
    .selectFrom('app_grants')
    .select([
      'id',
      'client_id',
      'brand',
      'scope',
      'guardian_hash',
      'created_at',
      'expires_at',
      'last_used_at',
    ])
    .where('patient_id', '=', patientId)
    .orderBy('id', 'desc')
    .execute();
}
