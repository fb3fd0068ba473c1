import { type Handler, ok } from '#platform/handler.ts';
import { endSessions } from '#platform/way-back.ts';
import type { IdentificationApi } from '../contract.ts';

/**
 * Ends the session that asks and every other one of its patient's, wherever they are, with every way back to one: whoever
 * logs out somewhere wants to be out. Who is not registered has nothing by which others of theirs could be found.
 */
export const logOut: Handler<IdentificationApi['POST /api/logout']> = async ({
  session,
  inScope,
  wayBack,
}) => {
  const { hash: sessionHash, ownPatientId: patientId } = session;
  await inScope({ sessionHash, ...(patientId && { patientId }) }, async (tx) => {
    await tx.deleteFrom('sessions').where('id_hash', '=', sessionHash).execute();
    if (patientId) await endSessions(tx, patientId);
  });
  wayBack.forget();
  return ok({ type: 'success' });
};
