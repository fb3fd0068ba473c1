import { MENU_ENTRIES } from './menu-entries.ts';

// What every document needs of what the features declare. The build writes the values out (`build/write-out.ts`), so that
// browsers load these and not the declarations.

/** The lines of the menu, in order: their places say no more. */
export const MENU = MENU_ENTRIES.map(({ key, group, needs }) => ({ key, group, ...(needs && { needs }) }));
