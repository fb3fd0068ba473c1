import { openStaffName } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import type { NoticeContent } from '../rules.ts';

/** One saved state of an item. */
export interface Version {
  readonly item: number;
  readonly version: number;
  readonly savedAt: Date;
  readonly by: string;
  readonly restoredFrom: number | null;
  readonly content: NoticeContent;
}

/** A version became what patients read, or, where it is null, nothing did. */
export interface Publication {
  readonly item: number;
  readonly version: number | null;
  readonly at: Date;
  readonly by: string;
}

/** What is known of some items: everything that was saved and published, the last first. */
export interface History {
  readonly versions: readonly Version[];
  readonly publications: readonly Publication[];
}

/** The names of operators, by number. */
export async function readNames(
  { tx, vault }: { readonly tx: Scoped; readonly vault: Vault },
  ids: readonly number[],
): Promise<(id: number) => string> {
  const people =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('professional_users')
          .select(['id', 'name'])
          .where('id', 'in', [...new Set(ids)])
          .execute();
  const names = new Map(people.map(({ id, name }) => [id, openStaffName(vault, name)]));
  return (id) => names.get(id) ?? '';
}

/**
 * Reads the history of the brand's notices, or of one of them.
 *
 * @param call a transaction of an operator
 */
export async function readHistory(
  {
    tx,
    vault,
    brand,
  }: { readonly tx: Scoped; readonly vault: Vault; readonly brand: { readonly id: string } },
  item?: number,
): Promise<History> {
  const items = tx
    .selectFrom('content_items')
    .select('id')
    .where('brand', '=', brand.id)
    .$if(item !== undefined, (query) => query.where('id', '=', item as number));
  const versions = await tx
    .selectFrom('content_versions')
    .selectAll()
    .where('item_id', 'in', items)
    .orderBy('saved_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
  const publications = await tx
    .selectFrom('content_publications')
    .selectAll()
    .where('item_id', 'in', items)
    .orderBy('item_id')
    .orderBy('number', 'desc')
    .execute();
  if (versions.length === 0) return { versions: [], publications: [] };
  const nameOf = await readNames(
    { tx, vault },
    [...versions, ...publications].map(({ author_id }) => author_id),
  );
  return {
    versions: versions.map((row) => ({
      item: row.item_id,
      version: row.version,
      savedAt: row.saved_at,
      by: nameOf(row.author_id),
      restoredFrom: row.restored_from,
      content: row.content,
    })),
    publications: publications.map((row) => ({
      item: row.item_id,
      version: row.version,
      at: row.published_at,
      by: nameOf(row.author_id),
    })),
  };
}
