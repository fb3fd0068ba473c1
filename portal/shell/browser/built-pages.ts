import { type BuiltKey, PAGES } from './pages.ts';

/** The pages that exist. In browsers the addresses that they know say so (`build/built-routes.ts`). */
export const BUILT_PAGES = Object.keys(PAGES) as readonly BuiltKey[];
