/**
 * Hashes of the few constant `style` attributes that React Aria renders on the server (its visually
 * hidden inputs). `portal/e2e/content-security.spec.ts` holds every page to this list.
 */
export const STYLE_ATTRIBUTE_HASHES: readonly string[] = [];
