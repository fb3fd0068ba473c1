import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';

/** Tables whose history nobody may empty, the schema's owner included, unless as here. */
const HISTORIES = [
  'content_versions',
  'content_publications',
  'clinic_versions',
  'clinic_publications',
] as const;

/**
 * Leaves nobody who works here, nor anything of theirs: their history of content, too.
 *
 * @param owner a connection of the schema's owner
 */
export const truncateStaff = (owner: Kysely<Tables>, more: readonly string[] = []): Promise<void> =>
  owner.transaction().execute(async (tx) => {
    for (const table of HISTORIES)
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
    const tables = sql.join(['professional_users', ...more].map((table) => sql.table(table)));
    await sql`truncate ${tables} cascade`.execute(tx);
    for (const table of HISTORIES) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
  });
