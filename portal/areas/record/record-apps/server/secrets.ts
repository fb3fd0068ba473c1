import { sql } from 'kysely';
import { isLinkSecret } from '#contract/routes/link-secret.ts';
import type { Scoped, Vault } from '#platform/context.ts';

/** What an app's secret is found by. */
export function hashOf(vault: Vault, secret: string): Buffer {
  return vault.hash('app_secrets', secret);
}

/** Of which grant, and in whose record, a secret is; in any scope. Null for what the portal has not made. */
export async function findGrant(
  tx: Scoped,
  vault: Vault,
  secret: string,
): Promise<{ readonly patientId: string; readonly grantId: number } | null> {
  if (!isLinkSecret(secret)) return null;
  const { rows } = await sql<{ patientId: string; grantId: number }>`
    select patient_id as "patientId", grant_id as "grantId" from find_app_secret(${hashOf(vault, secret)})`.execute(
    tx,
  );
  return rows[0] ?? null;
}
