import type { InScope, Vault } from '#platform/context.ts';
import type { Database } from '#platform/database/open.ts';
import type { Config } from './config.ts';

/** Runs what changes have left for after their commit. */
export async function startJobs(
  _config: Config,
  _database: Pick<Database, 'url'>,
  _parts: { inScope: InScope; vault: Vault },
) {
  return { stop: async () => {} };
}
