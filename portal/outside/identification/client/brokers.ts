import type { AssuranceLevel } from './assurance.ts';
import { type ClaimNames, NETWORK_CLAIMS, STANDARD_CLAIMS } from './claims.ts';

/** Differences between the network's brokers, although all follow its profile. */
export interface Broker {
  /** Parameters that ask for a level of assurance, and for the bank or certificate if one was chosen already. */
  choice(level: AssuranceLevel, method: string | undefined): Record<string, string>;
  /** The broker's names for claims about a person. */
  readonly claims: ClaimNames;
}

/**
 * The kinds of brokers that the portal can talk to. `parameter`: the method has its own parameter and the claims have
 * the network's names. `acr-values`: the method is a second word of `acr_values` and the claims have OpenID Connect's
 * own names where it has any.
 */
export const BROKERS = {
  parameter: {
    choice: (level, method) => ({ acr_values: level, ...(method && { ftn_idp_id: method }) }),
    claims: NETWORK_CLAIMS,
  },
  'acr-values': {
    choice: (level, method) => ({ acr_values: method ? `${level} ${method}` : level }),
    claims: STANDARD_CLAIMS,
  },
} as const satisfies Record<string, Broker>;

export type BrokerKind = keyof typeof BROKERS;
