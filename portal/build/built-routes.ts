import type { Plugin } from 'vite';

/**
 * Leaves the addresses of pages that do not exist yet out of the browser's bundle: nothing leads there, and the server
 * answers who types one.
 *
 * @param files the modules of the route words and of the pages
 */
export function builtRoutes(files: { readonly words: string; readonly pages: string }): Plugin {
  return {
    name: 'built-routes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (id !== files.words) return null;
      const [{ ROUTE_WORDS }, { PAGES }] = await Promise.all([import(files.words), import(files.pages)]);
      const built = Object.entries(ROUTE_WORDS).filter(([key]) => key in PAGES);
      return `export const ROUTE_WORDS = ${JSON.stringify(Object.fromEntries(built))};`;
    },
  };
}
