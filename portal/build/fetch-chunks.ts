import type { Plugin } from 'vite';

/** A dynamic import as the bundler has written it: chunks lie side by side. */
const IMPORT = /\bimport\((`\.\/[\w-]+\.js`)\)/g;

/**
 * Lets the browser's chunks import each other through `client/navigation/fetch-chunk.ts`, which can ask for one again.
 * Comes after Vite has added the style sheets of each import, for which it looks at the code.
 */
export function fetchChunks(): Plugin {
  return {
    name: 'fetch-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = throughFetchChunk(file.code);
        }
      },
    },
  };
}

/** @param code of a chunk */
export function throughFetchChunk(code: string): string {
  return code.replaceAll(IMPORT, 'fetchChunk($1,p=>import(p))');
}
