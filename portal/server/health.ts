import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { InScope } from '#platform/context.ts';
import type { Jobs } from './start-jobs.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * `/health/live`: the process answers. `/health/ready`: it can do its work, so send it patients; 503 says why not, when
 * it is its jobs (`docs/decisions/027-jobs.md`).
 */
export function registerHealth(server: FastifyInstance, inScope: InScope, jobs: Pick<Jobs, 'trouble'>): void {
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    await inScope({}, (tx) => sql`select 1`.execute(tx));
    const trouble = await jobs.trouble();
    if (!trouble) return { status: 'ok' };
    return reply.status(503).header('retry-after', RETRY_AFTER_SECONDS).send(trouble);
  });
}
