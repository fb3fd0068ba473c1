import { builtPages } from './built-pages.ts';
import { menuSectionOf } from './menu-sections.ts';

/** The line of the menu that each of the built pages stands below, by its place there; -1: none. Written out like `feature-tables.ts`, for the menu's code alone. */
export const SECTIONS = builtPages().map(menuSectionOf);
