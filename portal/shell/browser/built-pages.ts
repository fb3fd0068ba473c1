import { type BuiltKey, PAGES } from './pages.ts';

/** The pages that exist, in the order of their names. In browsers the addresses that they know say so (`build/built-routes.ts`). */
export const builtPages = () => Object.keys(PAGES) as readonly BuiltKey[];
