import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { InScope } from '#platform/context.ts';
import { awayReason, DatabaseUnavailable } from '#platform/database/database-error.ts';
import type { Jobs } from './jobs/start-jobs.ts';
import type { ScannerWatch } from './watch-scanner.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * `/health/live`: the process answers. `/health/ready`: it can do its work, so send it patients; 503 says why not: its
 * database, with what that has said, or its jobs (`docs/decisions/027-jobs.md`). A
 * virus scanner that does not answer is named, and keeps nobody away.
 */
export function registerHealth(
  server: FastifyInstance,
  inScope: InScope,
  jobs: Pick<Jobs, 'trouble'>,
  scanner: Pick<ScannerWatch, 'isAway'>,
): void {
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    const trouble = (await databaseTrouble(inScope)) ?? (await jobs.trouble());
    // Without it files wait, and all else goes on.
    if (!trouble) return { status: 'ok', ...(scanner.isAway() && { virusScanner: 'away' }) };
    return reply.status(503).header('retry-after', RETRY_AFTER_SECONDS).send(trouble);
  });
}

async function databaseTrouble(inScope: InScope) {
  try {
    await inScope({}, (tx) => sql`select 1`.execute(tx));
    return null;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const reason = awayReason(error);
    return { status: 'noDatabase' as const, ...(reason && { reason }) };
  }
}
