import type { Selectable } from 'kysely';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { sessionUse } from '#areas/person/shared/patients/server/used-from.ts';
import type { SessionApi } from '#contract/session/session.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Context, Scope, Scoped, Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { endOf, type SessionLimits } from './session-end.ts';

type SessionRow = Selectable<Tables['sessions']>;

/** `GET /api/sessions` */
export function showOwnSessions(limits: SessionLimits): Steps<SessionApi['GET /api/sessions']> {
  return {
    scope: ownScope,
    async answer(call) {
      const { vault, session, now } = call;
      const rows = await readOwn(call);
      const isThis = (row: SessionRow) => row.id_hash.equals(session.hash);
      const sessions = rows
        .filter((row) => endOf(row, now, limits) === null)
        .sort((one, other) => Number(isThis(other)) - Number(isThis(one)))
        .map((row) => ({ id: publicId(vault, row), isThis: isThis(row), ...sessionUse(vault, row) }));
      return ok({ sessions });
    },
  };
}

/** `DELETE /api/sessions/{id}` */
export const endOwnSession: Steps<SessionApi['DELETE /api/sessions/{id}']> = {
  scope: ownScope,
  async answer(call, { params }) {
    const { tx, vault, session, reloginProof } = call;
    const row = (await readOwn(call)).find((own) => publicId(vault, own) === params.id);
    if (!row) return problem('notFound');
    await tx.deleteFrom('sessions').where('id_hash', '=', row.id_hash).execute();
    if (row.id_hash.equals(session.hash)) call.afterCommit(() => reloginProof.leave());
    return ok({ type: 'success' });
  },
};

/** `DELETE /api/sessions`: also every re-login proof of one that has ended by itself. */
export const endOtherSessions: Steps<SessionApi['DELETE /api/sessions']> = {
  scope(context) {
    const { ownPatientId } = context.session;
    return { ...ownScope(context), ...(ownPatientId && { patientId: ownPatientId }) };
  },
  async answer(call) {
    const { tx, session } = call;
    await tx
      .deleteFrom('sessions')
      .where('person_hash', '=', ownScope(call).personHash)
      .where('id_hash', '!=', session.hash)
      .execute();
    const { ownPatientId } = session;
    if (ownPatientId) {
      await tx.deleteFrom('expired_sessions').where('patient_id', '=', ownPatientId).execute();
    }
    return ok({ type: 'success' });
  },
};

type Person = Pick<Context, 'vault' | 'session'>;

/** The person's own, the last used first. */
function readOwn(call: Person & { readonly tx: Scoped }): Promise<SessionRow[]> {
  return call.tx
    .selectFrom('sessions')
    .selectAll()
    .where('person_hash', '=', ownScope(call).personHash)
    .orderBy('active_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/** The signed-in person's, even while acting for a child. */
function ownScope({ vault, session }: Person): Required<Pick<Scope, 'personHash'>> {
  if (!session.person) throw new Error('This endpoint is for identified people');
  return { personHash: personHash(vault, session.person.identityCode) };
}

/** What a browser knows a session by: from it follows neither the cookie nor what its row is found by. */
function publicId(vault: Vault, { id_hash }: SessionRow): string {
  return vault.hash('session.public', id_hash.toString('hex')).toString('base64url');
}
