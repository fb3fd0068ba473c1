/** One page of a list that is read whole. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** The page that this is, from 1: the last one, where a later one was asked for. */
  readonly page: number;
  /** How many there are; 1 for an empty list. */
  readonly pages: number;
  readonly total: number;
}

export function pageOf<Item>(list: readonly Item[], wanted: number, size: number): ListPage<Item> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(wanted, pages);
  return { items: list.slice((page - 1) * size, page * size), page, pages, total: list.length };
}
