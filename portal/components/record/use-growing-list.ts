import { type RefObject, useEffect, useRef, useState } from 'react';

export interface GrowingList {
  /** How many rows are drawn. */
  readonly limit: number;
  readonly grow: () => void;
  /** Of the element that holds the rows, each an `li`. */
  readonly list: RefObject<HTMLElement | null>;
  /** What the address says of a list that shows more: for browsers without scripts. */
  readonly nextPage: string;
}

/**
 * A long list of which so many rows are drawn at first, and as many again with each press: drawing thousands at once would
 * hold a phone up. Reading goes on at the first of the new ones.
 *
 * @param page how many times as many the address asks for
 */
export function useGrowingList(step: number, page: string | null): GrowingList {
  const [limit, setLimit] = useState(step * Number(page ?? 1));
  const list = useRef<HTMLElement>(null);
  const drawn = useRef(limit);

  useEffect(() => {
    const first = list.current?.querySelectorAll('li')[drawn.current];
    const hasGrown = limit > drawn.current;
    drawn.current = limit;
    if (!first || !hasGrown) return;
    first.tabIndex = -1;
    first.focus();
  }, [limit]);

  return { limit, grow: () => setLimit(limit + step), list, nextPage: String(limit / step + 1) };
}
