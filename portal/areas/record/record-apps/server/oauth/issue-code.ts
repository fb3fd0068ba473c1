import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
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
  { tx, vault, now, patientId, session, brand }: RecordCall,
  { clientId, redirectUri, challenge }: AuthorisationRequest,
  scope: string,
): Promise<{ readonly code: string; readonly grantId: number }> {
  const expires_at = new Date(now.getTime() + CODE_SECONDS * 1000);
  const { actingFor, person } = session;
  const guardian = actingFor && person;
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
      ...(guardian && {
        guardian: vault.seal(GUARDIAN, guardian.identityCode),
        guardian_hash: personHash(vault, guardian.identityCode),
        verified_at: actingFor.verifiedAt,
        is_protected: actingFor.isProtected,
      }),
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
