import { z } from 'zod';
import { type IdentityCodeOptions, parseIdentityCode } from '#contract/values/identity-code.ts';
import type { IdentifiedPerson } from '#platform/context.ts';

/** Names of the claims that identify somebody. */
export interface ClaimNames {
  readonly identityCode: string;
  readonly lastName: string;
  readonly firstNames: string;
}

/** The Finnish Trust Network's names. */
export const NETWORK_CLAIMS: ClaimNames = {
  identityCode: 'urn:oid:1.2.246.21',
  lastName: 'urn:oid:2.5.4.4',
  firstNames: 'urn:oid:1.2.246.575.1.14',
};

/** OpenID Connect's names (Core section 5.1), which has none for the identity code. */
export const STANDARD_CLAIMS: ClaimNames = {
  identityCode: NETWORK_CLAIMS.identityCode,
  lastName: 'family_name',
  firstNames: 'given_name',
};

const name = z.string().trim().min(1).max(200);
const personSchema = z.object({ identityCode: z.string(), lastName: name, firstNames: name });

/** The person of a verified identity token; null if a claim is missing or invalid. */
export function personOf(
  claims: Readonly<Record<string, unknown>>,
  names: ClaimNames,
  options: IdentityCodeOptions,
): IdentifiedPerson | null {
  const parsed = personSchema.safeParse({
    identityCode: claims[names.identityCode],
    lastName: claims[names.lastName],
    firstNames: claims[names.firstNames],
  });
  if (!parsed.success) return null;
  const identityCode = parseIdentityCode(parsed.data.identityCode, options);
  return identityCode.valid ? { ...parsed.data, identityCode: identityCode.code } : null;
}
