import { z } from 'zod';
import type { RecordApp } from '#areas/person/shared/record-apps/record-app.ts';
import type { InScope, Vault } from '#platform/context.ts';
import { findGrant } from '../secrets.ts';
import { optionalParameter } from './proof.ts';

/** Why nothing was ended (RFC 7009 section 2.2.1). */
type RevocationError = 'invalid_request' | 'invalid_client' | 'invalid_grant';

const asked = z.object({ token: z.string().min(1), client_id: optionalParameter });

/**
 * Ends what an app has been given, by one of its tokens (RFC 7009): all of it, as the app is done. A token that is none is as
 * good as ended.
 */
export async function revokeByToken(
  {
    inScope,
    vault,
    apps,
  }: { readonly inScope: InScope; readonly vault: Vault; readonly apps: readonly RecordApp[] },
  form: Readonly<Record<string, unknown>>,
): Promise<{ readonly error: RevocationError } | null> {
  const { data } = asked.safeParse(form);
  if (!data) return { error: 'invalid_request' };
  const { token, client_id: clientId } = data;
  if (clientId !== null && !apps.some(({ id }) => id === clientId)) return { error: 'invalid_client' };
  const found = await inScope({}, (tx) => findGrant(tx, vault, token));
  if (!found) return null;
  const { patientId, grantId } = found;
  return inScope({ patientId }, async (tx) => {
    const ended = await tx
      .deleteFrom('app_grants')
      .where('patient_id', '=', patientId)
      .where('id', '=', grantId)
      .$if(clientId !== null, (query) => query.where('client_id', '=', String(clientId)))
      .returning('id')
      .executeTakeFirst();
    return ended ? null : { error: 'invalid_grant' };
  });
}
