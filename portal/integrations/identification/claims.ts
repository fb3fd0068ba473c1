import { z } from 'zod';
import { type IdentityCodeOptions, parseIdentityCode } from '#contract/identity-code.ts';
import type { IdentifiedPerson } from '#platform/context.ts';

/** The Finnish Trust Network's names of the claims that say who somebody is. */
export const CLAIMS = {
  identityCode: 'urn:oid:1.2.246.21',
  lastName: 'urn:oid:2.5.4.4',
  firstNames: 'urn:oid:1.2.246.575.1.14',
} as const;

const name = z.string().trim().min(1).max(200);

const claimsSchema = z.object({
  [CLAIMS.identityCode]: z.string(),
  [CLAIMS.lastName]: name,
  [CLAIMS.firstNames]: name,
});

/** The person of a verified identity token; null if a claim is missing or is not what it should be. */
export function personOf(claims: unknown, options: IdentityCodeOptions): IdentifiedPerson | null {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) return null;
  const identityCode = parseIdentityCode(parsed.data[CLAIMS.identityCode], options);
  if (!identityCode.valid) return null;
  return {
    identityCode: identityCode.code,
    lastName: parsed.data[CLAIMS.lastName],
    firstNames: parsed.data[CLAIMS.firstNames],
  };
}
