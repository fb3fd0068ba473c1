/** Something with a place in the order of a search: by when it happened, then by its number. */
export interface Placed {
  readonly id: number;
  readonly happenedAt: Date;
}

interface MergedPage {
  /** A page of what comes from one source, in order. */
  readonly shown: readonly Placed[];
  /** More of that source follow it. */
  readonly hasMore: boolean;
  /** All of the other source, in any order. */
  readonly others: readonly Placed[];
  /** The last of the page before; null: this is the first. */
  readonly after: Placed | null;
  readonly count: number;
  readonly isOldestFirst: boolean;
}

/** One page of two sources: `count` of both together, in one order. */
export function mergePage({ shown, hasMore, others, after, count, isOldestFirst }: MergedPage): {
  readonly page: readonly Placed[];
  readonly hasMore: boolean;
} {
  const sign = isOldestFirst ? 1 : -1;
  const order = (one: Placed, other: Placed) =>
    sign * (one.happenedAt.getTime() - other.happenedAt.getTime() || one.id - other.id);
  const following = others.filter((each) => after === null || order(after, each) < 0);
  const last = shown.at(-1);
  // What comes after the last of a page waits for the page of those that stand before it.
  const near = following.filter((each) => !hasMore || (last !== undefined && order(each, last) < 0));
  const all = [...shown, ...near].sort(order);
  const page = all.slice(0, count);
  return { page, hasMore: hasMore || page.length < all.length };
}
