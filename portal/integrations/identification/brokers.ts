import type { AssuranceLevel } from './assurance.ts';
import { type ClaimNames, NETWORK_CLAIMS, STANDARD_CLAIMS } from './claims.ts';

/** Where the brokers of the network differ from each other, although all follow its profile. */
export interface Broker {
  /** Asks for a level of assurance, and for the bank or certificate if one was chosen already. */
  choice(level: AssuranceLevel, method: string | undefined): Record<string, string>;
  /** What the broker calls what it tells about a person. */
  readonly claims: ClaimNames;
}

/**
 * The kinds of brokers that the portal can talk to. `parameter`: the method travels in a parameter of its
 * own and the claims have the network's names. `acr-values`: the method is a second word of `acr_values`
 * and the names are OpenID Connect's own where it has any.
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
