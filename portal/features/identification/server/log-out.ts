import { type Handler, ok } from '#platform/handler.ts';
import type { IdentificationApi } from '../contract.ts';

/** Takes the session's row away: its cookie is from now on that of a visitor whom nobody knows. */
export const logOut: Handler<IdentificationApi['POST /api/logout']> = async ({ session, inScope }) => {
  await inScope({ sessionHash: session.hash }, (tx) =>
    tx.deleteFrom('sessions').where('id_hash', '=', session.hash).execute(),
  );
  return ok({ type: 'success' });
};
