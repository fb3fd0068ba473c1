import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';

/** `/health/live`: the process answers. `/health/ready`: it can do its work, so send it patients. */
export function registerHealth(server: FastifyInstance, db: Kysely<Tables>): void {
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async () => {
    await sql`select 1`.execute(db);
    return { status: 'ok' };
  });
}
