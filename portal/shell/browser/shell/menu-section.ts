import type { PageKey } from '#contract/routes/route-params.ts';
import { builtPages } from '../built-pages.ts';
import { MENU } from '../feature-tables.ts';
import type { MenuKey } from '../menu-entries.ts';
import { SECTIONS } from '../section-table.ts';

/** The page of the menu that a page stands below, or is. */
export function sectionOf(page: PageKey): MenuKey | undefined {
  const section = SECTIONS[(builtPages() as readonly PageKey[]).indexOf(page)] ?? -1;
  return MENU[section]?.key;
}
