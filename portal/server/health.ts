import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { InScope } from '#platform/context.ts';

/** `/health/live`: the process answers. `/health/ready`: it can do its work, so send it patients. */
export function registerHealth(server: FastifyInstance, inScope: InScope): void {
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async () => {
    await inScope({}, (tx) => sql`select 1`.execute(tx));
    return { status: 'ok' };
  });
}
