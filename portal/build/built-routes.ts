import type { Plugin } from 'vite';

/**
 * Leaves the addresses of other languages than the document's out of the browser's bundle, and those of pages that do not
 * exist yet: it knows none until it has fetched those of its language. The names of the pages that exist are there once.
 *
 * @param files the modules of the addresses that are known and of the names of the pages that exist
 */
export function builtRoutes(files: { readonly known: string; readonly built: string }): Plugin {
  return {
    name: 'built-routes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id === files.known) return 'export const KNOWN_ADDRESSES = {};';
      if (id !== files.built) return null;
      return [
        `import { KNOWN_ADDRESSES } from '${files.known}';`,
        'export const builtPages = () => Object.keys(Object.values(KNOWN_ADDRESSES)[0]);',
      ].join('\n');
    },
  };
}
