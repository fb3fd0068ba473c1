import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import { endSessions } from '#platform/session/relogin-proof.ts';
import type { IdentificationApi } from '../contract.ts';

/**
 * Ends this session and every other one of its person, on all devices, with every proof to log in again by: somebody who logs
 * out anywhere wants to be out. Persons who are not registered, or were not yet elsewhere, are found by `personHash`.
 */
export const signOut: Steps<IdentificationApi['POST /api/logout']> = {
  scope(context) {
    const { hash: sessionHash, ownPatientId: patientId } = context.session;
    const hash = hashOf(context);
    return { sessionHash, ...(patientId && { patientId }), ...(hash && { personHash: hash }) };
  },
  async answer(call) {
    const { tx, session, reloginProof } = call;
    const hash = hashOf(call);
    await tx.deleteFrom('sessions').where('id_hash', '=', session.hash).execute();
    if (session.ownPatientId) await endSessions(tx, session.ownPatientId);
    if (hash) await tx.deleteFrom('sessions').where('person_hash', '=', hash).execute();
    call.afterCommit(() => reloginProof.leave());
    return ok({ type: 'success' });
  },
};

function hashOf({ session, vault }: Pick<Context, 'session' | 'vault'>): Buffer | null {
  const { person, staff } = session;
  return person ? personHash(vault, person.identityCode) : (staff?.hash ?? null);
}
