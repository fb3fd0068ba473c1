import { guardianToKeep } from '#areas/person/shared/guardianship/server/guardians-word.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { newSecret } from '#platform/secrets.ts';
import { CODE_SECONDS } from '../../rules.ts';
import { hashOf } from '../secrets.ts';
import type { AuthorisationRequest } from './authorisation-request.ts';

/** For what the guardian of a grant is sealed. */
export const GUARDIAN = 'app_grants.guardian';

/**
 * Lets an app in: makes its grant, which ends at once unless the app fetches its tokens, and the code for those.
 *
 * @param scope what the patient, or the guardian who acts, has allowed
 */
export async function issueCode(
  call: RecordCall,
  { clientId, redirectUri, challenge }: AuthorisationRequest,
  scope: string,
): Promise<{ readonly code: string; readonly grantId: number }> {
  const { tx, vault, now, patientId, brand } = call;
  const expires_at = new Date(now.getTime() + CODE_SECONDS * 1000);
  await tx
    .deleteFrom('app_grants')
    .where('patient_id', '=', patientId)
    .where('expires_at', '<=', now)
    .execute();
  const { id: grantId } = await tx
    .insertInto('app_grants')
    .values({
      patient_id: patientId,
      client_id: clientId,
      brand: brand.id,
      scope,
      ...guardianToKeep(call, GUARDIAN),
      created_at: now,
      expires_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const code = newSecret();
  await tx
    .insertInto('app_secrets')
    .values({
      secret_hash: hashOf(vault, code),
      patient_id: patientId,
      grant_id: grantId,
      kind: 'code',
      expires_at,
      challenge,
      redirect_uri: redirectUri,
    })
    .execute();
  return { code, grantId };
}
