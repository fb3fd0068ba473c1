import { personHash } from '#domain/patients/server/person-hash.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import { endSessions } from '#platform/session/way-back.ts';
import type { IdentificationApi } from '../contract.ts';

/**
 * Ends the session that asks and every other one of its person's, wherever they are, with every way back to one: whoever
 * logs out somewhere wants to be out. Who is not registered, or was not yet elsewhere, is found by the hash of who they are.
 */
export const logOut: Handler<IdentificationApi['POST /api/logout']> = async ({
  session,
  inScope,
  vault,
  wayBack,
}) => {
  const { hash: sessionHash, ownPatientId: patientId, person } = session;
  const hash = person && personHash(vault, person.identityCode);
  const scope = { sessionHash, ...(patientId && { patientId }), ...(hash && { personHash: hash }) };
  await inScope(scope, async (tx) => {
    await tx.deleteFrom('sessions').where('id_hash', '=', sessionHash).execute();
    if (patientId) await endSessions(tx, patientId);
    if (hash) await tx.deleteFrom('sessions').where('person_hash', '=', hash).execute();
  });
  wayBack.leave();
  return ok({ type: 'success' });
};
