import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { type ClinicFile, readClinicFile, writeClinicFile } from './clinic-file.ts';

/** Who saves what a clinic's page tells, and when. */
export interface Saving {
  readonly author: string;
  readonly now: Date;
}

/** A version that was saved. */
export interface ClinicVersion {
  readonly version: number;
  readonly savedAt: Date;
  /** Null: it stood there before versions were kept. */
  readonly author: string | null;
}

/** Changes what the page of a clinic tells, and keeps that as a version. Resolves to its number; null: there is no such clinic. */
export async function saveClinic(
  db: Kysely<Tables>,
  id: string,
  file: ClinicFile,
  { author, now }: Saving,
): Promise<number | null> {
  const before = await readClinicFile(db, id);
  if (!before) return null;
  const latest = (await listVersions(db, id)).at(-1)?.version ?? 0;
  const add = async (version: number, by: string | null, content: ClinicFile | null) => {
    await db
      .insertInto('clinic_versions')
      .values({ clinic_id: id, version, content: JSON.stringify(content), author: by, saved_at: now })
      .execute();
    return version;
  };
  if (latest === 0) await add(1, null, before);
  await writeClinicFile(db, id, file);
  return add(Math.max(latest, 1) + 1, author, await readClinicFile(db, id));
}

/** Saves a version of a clinic once more. Resolves to its new number; null: there is no such version. */
export async function restoreClinic(
  db: Kysely<Tables>,
  id: string,
  version: number,
  saving: Saving,
): Promise<number | null> {
  const row = await db
    .selectFrom('clinic_versions')
    .select('content')
    .where('clinic_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ? saveClinic(db, id, row.content, saving) : null;
}

/** The versions of a clinic, the first one first. */
export async function listVersions(db: Kysely<Tables>, id: string): Promise<ClinicVersion[]> {
  const rows = await db
    .selectFrom('clinic_versions')
    .select(['version', 'saved_at', 'author'])
    .where('clinic_id', '=', id)
    .orderBy('version')
    .execute();
  return rows.map(({ version, saved_at, author }) => ({ version, savedAt: saved_at, author }));
}

/**
 * What stands on the page of a clinic and what would, where they differ; null: there is no such clinic.
 *
 * @param tx a transaction: it is written as it would be, and taken back
 */
export async function previewClinic(
  tx: Kysely<Tables>,
  id: string,
  file: ClinicFile,
): Promise<{ readonly now: Partial<ClinicFile>; readonly after: Partial<ClinicFile> } | null> {
  const now = await readClinicFile(tx, id);
  if (!now) return null;
  await sql`savepoint preview`.execute(tx);
  await writeClinicFile(tx, id, file);
  const after = (await readClinicFile(tx, id)) ?? now;
  await sql`rollback to savepoint preview`.execute(tx);
  const differing = (Object.keys(now) as (keyof ClinicFile)[]).filter(
    (key) => JSON.stringify(now[key]) !== JSON.stringify(after[key]),
  );
  const only = (all: ClinicFile) => Object.fromEntries(differing.map((key) => [key, all[key]]));
  return { now: only(now), after: only(after) };
}
