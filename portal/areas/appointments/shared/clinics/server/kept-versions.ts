import type { Kysely } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import type { ClinicFile } from '../clinic-file.ts';

/** A version that was saved. */
export interface ClinicVersion {
  readonly version: number;
  readonly savedAt: Date;
  /** Null: it stood there before versions were kept. */
  readonly author: string | number | null;
  readonly restoredFrom: number | null;
  readonly content: ClinicFile;
}

/** A version became what patients read. */
export interface ClinicPublication {
  readonly version: number;
  readonly at: Date;
  readonly author: string | number | null;
}

const signed = (author: string | number | null) =>
  typeof author === 'number' ? { author: null, author_id: author } : { author, author_id: null };

interface Kept {
  readonly version: number;
  readonly author: string | number | null;
  readonly now: Date;
}

/** Adds a version to the history of a clinic. */
export async function insertVersion(
  db: Kysely<Tables>,
  id: string,
  {
    version,
    content,
    author,
    now,
    restoredFrom = null,
  }: Kept & { readonly content: ClinicFile; readonly restoredFrom?: number | null | undefined },
): Promise<void> {
  await db
    .insertInto('clinic_versions')
    .values({
      clinic_id: id,
      version,
      content: JSON.stringify(content),
      ...signed(author),
      saved_at: now,
      restored_from: restoredFrom,
    })
    .execute();
}

/** Adds to the history of a clinic that a version became what patients read. */
export async function insertPublication(
  db: Kysely<Tables>,
  id: string,
  { version, author, now }: Kept,
): Promise<void> {
  const number = (await listPublications(db, id)).length + 1;
  await db
    .insertInto('clinic_publications')
    .values({ clinic_id: id, number, version, ...signed(author), published_at: now })
    .execute();
}

/** The versions of a clinic, the first one first. */
export async function listVersions(db: Kysely<Tables>, id: string): Promise<ClinicVersion[]> {
  const rows = await db
    .selectFrom('clinic_versions')
    .selectAll()
    .where('clinic_id', '=', id)
    .orderBy('version')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    savedAt: row.saved_at,
    author: row.author ?? row.author_id,
    restoredFrom: row.restored_from,
    content: row.content,
  }));
}

/** What of a clinic was published when, the first one first. */
export async function listPublications(db: Kysely<Tables>, id: string): Promise<ClinicPublication[]> {
  const rows = await db
    .selectFrom('clinic_publications')
    .selectAll()
    .where('clinic_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    at: row.published_at,
    author: row.author ?? row.author_id,
  }));
}
