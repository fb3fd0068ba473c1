import type { Selectable } from 'kysely';
import type { SessionApi } from '#contract/session/session.ts';
import { personHash } from '#domain/patients/server/person-hash.ts';
import { sessionUse } from '#domain/patients/server/used-from.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Context, Scope, Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { endOf, type SessionLimits } from './session-end.ts';

type SessionRow = Selectable<Tables['sessions']>;

/** `GET /api/sessions` */
export function showOwnSessions(limits: SessionLimits): Handler<SessionApi['GET /api/sessions']> {
  return async (context) => {
    const { vault, session, now } = context;
    const rows = await readOwn(context);
    const isThis = (row: SessionRow) => row.id_hash.equals(session.hash);
    const sessions = rows
      .filter((row) => endOf(row, now, limits) === null)
      .sort((one, other) => Number(isThis(other)) - Number(isThis(one)))
      .map((row) => ({ id: publicId(vault, row), isThis: isThis(row), ...sessionUse(vault, row) }));
    return ok({ sessions });
  };
}

/** `DELETE /api/sessions/{id}` */
export const endOwnSession: Handler<SessionApi['DELETE /api/sessions/{id}']> = async (
  context,
  { params },
) => {
  const { vault, session, wayBack } = context;
  const row = (await readOwn(context)).find((own) => publicId(vault, own) === params.id);
  if (!row) return problem('notFound');
  await context.inScope(ownScope(context), (tx) =>
    tx.deleteFrom('sessions').where('id_hash', '=', row.id_hash).execute(),
  );
  if (row.id_hash.equals(session.hash)) wayBack.leave();
  return ok({ type: 'success' });
};

/** `DELETE /api/sessions`: also every way back to one that has ended by itself. */
export const endOtherSessions: Handler<SessionApi['DELETE /api/sessions']> = async (context) => {
  const { session, inScope } = context;
  const scope = ownScope(context);
  const { ownPatientId } = session;
  await inScope({ ...scope, ...(ownPatientId && { patientId: ownPatientId }) }, async (tx) => {
    await tx
      .deleteFrom('sessions')
      .where('person_hash', '=', scope.personHash)
      .where('id_hash', '!=', session.hash)
      .execute();
    if (!ownPatientId) return;
    await tx.deleteFrom('expired_sessions').where('patient_id', '=', ownPatientId).execute();
  });
  return ok({ type: 'success' });
};

/** The person's own, the last used first. */
function readOwn(context: Context): Promise<SessionRow[]> {
  const scope = ownScope(context);
  return context.inScope(scope, (tx) =>
    tx
      .selectFrom('sessions')
      .selectAll()
      .where('person_hash', '=', scope.personHash)
      .orderBy('active_at', 'desc')
      .orderBy('created_at', 'desc')
      .execute(),
  );
}

/** The signed-in person's, whoever they act for. */
function ownScope({ vault, session }: Context): Required<Pick<Scope, 'personHash'>> {
  if (!session.person) throw new Error('This endpoint is for identified people');
  return { personHash: personHash(vault, session.person.identityCode) };
}

/** What a browser knows a session by: from it follows neither the cookie nor what its row is found by. */
function publicId(vault: Vault, { id_hash }: SessionRow): string {
  return vault.hash('session.public', id_hash.toString('hex')).toString('base64url');
}
