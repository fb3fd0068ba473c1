import type { Vault } from '#platform/context.ts';
import { connect } from '#platform/database/connect.ts';
import { grantsOf } from '#platform/limits/grants.ts';
import { createLimiter, type Limiter } from '#platform/limits/limiter.ts';

/** One row by its key at a time: more would not be quicker. */
const CONNECTIONS = 2;

/**
 * The limiter over connections of its own: what protects the portal must not wait behind what it protects it from.
 *
 * @param onError told when this process counts alone
 */
export function startLimiter(
  url: string,
  vault: Vault,
  onError: (error: unknown) => void,
): { readonly limiter: Limiter; close(): Promise<void> } {
  const connection = connect(url, { max: CONNECTIONS });
  return {
    limiter: createLimiter({ takeGrant: grantsOf(connection.pool, vault), onError }),
    close: () => connection.close(),
  };
}
