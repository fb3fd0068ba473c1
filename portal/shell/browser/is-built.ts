import type { PageKey } from '#contract/routes/route-params.ts';
import { builtPages } from './built-pages.ts';
import type { BuiltKey } from './pages.ts';

/** Whether a page is built yet. */
export function isBuilt(key: PageKey): key is BuiltKey {
  return (builtPages() as readonly PageKey[]).includes(key);
}
