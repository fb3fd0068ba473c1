/**
 * Hashes of the constant `style` attributes that libraries write into the server's documents; without any, the
 * policy allows none. `scripts/style-attribute-hashes.ts` writes the list, and
 * `portal/e2e/content-security.spec.ts` holds every page to it.
 */
export const STYLE_ATTRIBUTE_HASHES: readonly string[] = [];
