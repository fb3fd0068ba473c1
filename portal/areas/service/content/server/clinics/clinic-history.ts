import { readClinicFile } from '#areas/appointments/shared/clinics/server/clinic-file.ts';
import {
  type ClinicPublication,
  type ClinicVersion,
  listPublications,
  listVersions,
} from '#areas/appointments/shared/clinics/server/kept-versions.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { readNames } from '../items.ts';

type Reading = Pick<RecordCall, 'tx' | 'vault' | 'brand'>;

/** The clinics of the brand that have a page. */
export function clinicsOf({ tx, brand }: Pick<Reading, 'tx' | 'brand'>) {
  return tx
    .selectFrom('clinics')
    .select(['id', 'name'])
    .where('slug', 'is not', null)
    .where((is) => is('brands', '@>', is.val([brand.id])));
}

export interface ClinicHistory {
  /** The last first. What stood there before versions were kept is the first of them. */
  readonly versions: readonly (Omit<ClinicVersion, 'savedAt' | 'author'> & {
    readonly savedAt: Date | null;
    readonly by: string | null;
  })[];
  readonly publications: readonly (Omit<ClinicPublication, 'author'> & { readonly by: string | null })[];
  readonly published: number;
}

/** All that a clinic of the brand has told; null: the brand has no such clinic with a page. */
export async function readClinicHistory(call: Reading, id: string): Promise<ClinicHistory | null> {
  const known = await clinicsOf(call).where('id', '=', id).executeTakeFirst();
  const now = known && (await readClinicFile(call.tx, id));
  if (!now) return null;
  const versions = (await listVersions(call.tx, id)).toReversed();
  const publications = (await listPublications(call.tx, id)).toReversed();
  const nameOf = await readNames(
    call,
    [...versions, ...publications].map(({ author }) => author).filter((author) => typeof author === 'number'),
  );
  const by = (author: string | number | null) => (typeof author === 'number' ? nameOf(author) : author);
  const before = { version: 1, savedAt: null, by: null, restoredFrom: null, content: now };
  return {
    versions:
      versions.length === 0
        ? [before]
        : versions.map(({ author, content, ...each }) => ({
            ...each,
            by: by(author),
            // A version from before there was more to tell.
            content: { ...now, ...content },
          })),
    publications: publications.map(({ author, ...each }) => ({ ...each, by: by(author) })),
    published: publications[0]?.version ?? 1,
  };
}

/** What was saved last of each clinic, and whether it waits to be published; without those of which nothing was saved. */
export async function readLatest(call: Pick<Reading, 'tx' | 'vault'>) {
  const versions = await call.tx
    .selectFrom('clinic_versions')
    .distinctOn('clinic_id')
    .select(['clinic_id', 'version', 'saved_at', 'author', 'author_id'])
    .orderBy('clinic_id')
    .orderBy('version', 'desc')
    .execute();
  const publications = await call.tx
    .selectFrom('clinic_publications')
    .distinctOn('clinic_id')
    .select(['clinic_id', 'version'])
    .orderBy('clinic_id')
    .orderBy('number', 'desc')
    .execute();
  const published = new Map(publications.map((row) => [row.clinic_id, row.version]));
  const nameOf = await readNames(
    call,
    versions.flatMap(({ author_id }) => author_id ?? []),
  );
  return new Map(
    versions.map((row) => [
      row.clinic_id,
      {
        savedAt: row.saved_at,
        by: row.author ?? (row.author_id === null ? null : nameOf(row.author_id)),
        hasUnpublished: published.get(row.clinic_id) !== row.version,
      },
    ]),
  );
}
