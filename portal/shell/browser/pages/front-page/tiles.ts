import { MENU_ENTRIES } from '../../menu-entries.ts';

/** What the front page can offer, in order, as the features declare it. The build writes the values out (`build/write-out.ts`). */
export const TILES = MENU_ENTRIES.flatMap(({ key, tile }) => (tile ? { key, ...tile } : [])).sort(
  (one, other) => one.place - other.place,
);
