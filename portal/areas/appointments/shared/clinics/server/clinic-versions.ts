import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import type { ClinicFile } from '../clinic-file.ts';
import { readClinicFile, type WholeClinicFile, writeClinicFile } from './clinic-file.ts';
import { insertPublication, insertVersion, listPublications, listVersions } from './kept-versions.ts';

/** Who saves or publishes what a clinic's page tells, and when. */
export interface Saving {
  /** The name that the command was given, or the number of an operator by page. */
  readonly author: string | number;
  readonly now: Date;
}

/** Why nothing was kept: there is no such clinic or version, another clinic of a brand has that name, or somebody was faster. */
export type Refusal = 'notFound' | 'nameTaken' | 'changedMeanwhile';

/** Changes what the page of a clinic tells, and keeps that as a version. Resolves to its number, or why it was not kept. */
export async function saveClinic(
  db: Kysely<Tables>,
  id: string,
  file: ClinicFile,
  saving: Saving,
): Promise<number | Refusal> {
  const before = await readClinicFile(db, id);
  const version = await draftClinic(db, id, { ...before, ...file }, saving);
  if (typeof version !== 'number') return version;
  const refusal = await publishClinic(db, id, version, saving);
  return refusal ?? version;
}

/** Saves a version of a clinic once more. Resolves to its new number, or why it was not kept. */
export async function restoreClinic(
  db: Kysely<Tables>,
  id: string,
  version: number,
  saving: Saving,
): Promise<number | Refusal> {
  const old = (await listVersions(db, id)).find((each) => each.version === version);
  return old ? saveClinic(db, id, old.content, saving) : 'notFound';
}

export interface Drafting extends Saving {
  /** The version that the author has read. Default: the newest. */
  readonly after?: number;
  readonly restoredFrom?: number;
}

/** Keeps a version that patients do not read yet. Resolves to its number, or why it was not kept. */
export async function draftClinic(
  db: Kysely<Tables>,
  id: string,
  file: ClinicFile,
  { after, author, now, restoredFrom }: Drafting,
): Promise<number | Refusal> {
  await inTurn(db);
  const would = await wouldTell(db, id, file);
  if (!would) return 'notFound';
  const newest = (await listVersions(db, id)).at(-1)?.version ?? (await keepFirst(db, id, now));
  if (after !== undefined && after !== newest) return 'changedMeanwhile';
  if (!would.hasOwnName) return 'nameTaken';
  const version = newest + 1;
  await insertVersion(db, id, { version, content: would.content, author, now, restoredFrom });
  return version;
}

export interface Publishing extends Saving {
  /** The version that patients read, as the author knows. Default: whichever. */
  readonly instead?: number;
}

/** Makes a version what patients read. Resolves to null, or why it is not. */
export async function publishClinic(
  db: Kysely<Tables>,
  id: string,
  version: number,
  { instead, ...saving }: Publishing,
): Promise<Refusal | null> {
  await inTurn(db);
  const published = (await listPublications(db, id)).at(-1)?.version;
  if (instead !== undefined && instead !== published) return 'changedMeanwhile';
  const content = (await listVersions(db, id)).find((each) => each.version === version)?.content;
  if (!content) return 'notFound';
  if (!(await wouldTell(db, id, content))?.hasOwnName) return 'nameTaken';
  await writeClinicFile(db, id, content);
  await insertPublication(db, id, { version, ...saving });
  return null;
}

/** Of two at once the second one sees what the first has kept. */
async function inTurn(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('clinic_versions', 0))`.execute(db);
}

/** Keeps what a clinic tells as its first version: it stood there before. */
async function keepFirst(db: Kysely<Tables>, id: string, now: Date): Promise<number> {
  const content = (await readClinicFile(db, id)) ?? {};
  await insertVersion(db, id, { version: 1, content, author: null, now });
  await insertPublication(db, id, { version: 1, author: null, now });
  return 1;
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
  const would = await wouldTell(tx, id, file);
  if (!now || !would) return null;
  const differing = (Object.keys(now) as (keyof ClinicFile)[]).filter(
    (key) => JSON.stringify(now[key]) !== JSON.stringify(would.content[key]),
  );
  const only = (all: ClinicFile) => Object.fromEntries(differing.map((key) => [key, all[key]]));
  return { now: only(now), after: only(would.content) };
}

/** What a clinic would tell, and whether no other clinic of a brand of it has its name in addresses; null: there is no such clinic. */
async function wouldTell(
  tx: Kysely<Tables>,
  id: string,
  file: ClinicFile,
): Promise<{ readonly content: WholeClinicFile; readonly hasOwnName: boolean } | null> {
  await sql`savepoint preview`.execute(tx);
  const isKnown = await writeClinicFile(tx, id, file);
  const content = isKnown && (await readClinicFile(tx, id));
  const { rows } = await sql<{ isOwn: boolean }>`
    select coalesce(slug <> '', true) and not exists (
      select from clinics as other
      where other.id <> mine.id and other.slug = mine.slug and other.brands && mine.brands
    ) as "isOwn" from clinics as mine where id = ${id}`.execute(tx);
  await sql`rollback to savepoint preview`.execute(tx);
  return content ? { content, hasOwnName: rows[0]?.isOwn === true } : null;
}
