import type { BuiltKey } from './pages.ts';
import { PAGES } from './pages.ts';

// What every document needs of what the features declare. The build writes the values out (`build/write-out.ts`), so that
// browsers load these and not the declarations.

export const BUILT_PAGES = Object.keys(PAGES) as readonly BuiltKey[];
