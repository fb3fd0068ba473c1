import * as features from '#areas/registry.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import { ROUTE_WORDS } from '#contract/routes/route-words.ts';
import { MENU_ENTRIES } from './menu-entries.ts';

const MENU_KEYS: readonly PageKey[] = MENU_ENTRIES.map(({ key }) => key);

/**
 * The line of the menu that a page stands below, by its place in the menu: its own, the one whose address its own begins with,
 * or the first of its feature's. -1: none.
 */
export function menuSectionOf(page: PageKey): number {
  const own = MENU_KEYS.indexOf(page);
  if (own >= 0) return own;
  const above = MENU_KEYS.findIndex((key) => isBelow(page, key));
  return above >= 0 ? above : firstOfFeature(page);
}

function isBelow(page: PageKey, key: PageKey): boolean {
  const [words] = ROUTE_WORDS[key];
  return words !== '' && ROUTE_WORDS[page][0].startsWith(`${words}/`);
}

function firstOfFeature(page: PageKey): number {
  const feature = Object.values(features).find(({ pages }) => page in pages);
  return feature && 'menu' in feature ? MENU_KEYS.indexOf(feature.menu[0].key) : -1;
}
