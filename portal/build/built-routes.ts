import type { Plugin } from 'vite';

/**
 * Leaves the addresses of pages that do not exist yet out of the browser's bundle: nothing leads there, and the server
 * answers who types one. The names of those that exist are there once.
 *
 * @param files the modules of the route words and of the names of the pages that exist
 */
export function builtRoutes(files: { readonly words: string; readonly built: string }): Plugin {
  return {
    name: 'built-routes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (id === files.built) {
        return `import { ROUTE_WORDS } from '${files.words}';\nexport const BUILT_PAGES = Object.keys(ROUTE_WORDS);`;
      }
      if (id !== files.words) return null;
      const [{ ROUTE_WORDS }, { BUILT_PAGES }] = await Promise.all([
        import(files.words),
        import(files.built),
      ]);
      // In the order of their names, by which tables name a page (`section-table.ts`): no address is two pages'.
      const table = Object.fromEntries(BUILT_PAGES.map((key: string) => [key, ROUTE_WORDS[key]]));
      return `export const ROUTE_WORDS = ${JSON.stringify(table)};`;
    },
  };
}
