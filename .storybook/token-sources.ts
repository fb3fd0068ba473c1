import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:token-sources';
const RESOLVED = `\0${MODULE}`;

/** Where tokens are used, and the imports from a component to its rules. */
const SOURCES = [
  'tokens/src/shared.ts',
  'design-system/src/**/*.{ts,tsx,svg}',
  'portal/{shell/browser,areas}/**/*.css.ts',
];
const NO_SOURCE = /\.test\.|\/samples\/|node_modules/;

/**
 * The sources that name tokens, as text by path. A module of its own, since a style sheet imported as
 * text (`?raw`) comes compiled.
 */
export function tokenSources(): Plugin {
  return {
    name: 'token-sources',
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const files = globSync(SOURCES).filter((path) => !NO_SOURCE.test(path));
      for (const path of files) this.addWatchFile(resolve(path));
      const texts = files.map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]);
      return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
