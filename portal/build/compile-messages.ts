import { basename } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

/** The messages of pages, by their place. */
export const MESSAGES =
  /\/portal\/(shell\/browser|components\/[\w-]+|areas(?:\/[\w-]+)+)\/messages\/(\w+)\.json$/;

/**
 * Parses each message at build time, so that no parser is sent to the browser. In development a changed file is handed to the
 * open pages (`portal/shell/browser/i18n/changed-messages.ts`) instead of loading them again.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: MESSAGES },
      handler: (source) => JSON.stringify(compileTree(JSON.parse(source))),
    },
    async hotUpdate({ file, read }) {
      const [, folder, language] = MESSAGES.exec(file) ?? [];
      if (!folder || this.environment.name !== 'client') return undefined;
      const namespace = basename(folder) === 'browser' ? 'shell' : basename(folder);
      const messages = compileTree(JSON.parse(await read()));
      this.environment.hot.send('portal:messages', { namespace, language, messages });
      return [];
    },
  };
}

/** Compiles every text of a tree of messages. */
export function compileTree(node: unknown): unknown {
  if (typeof node === 'string') return compile(node);
  return Object.fromEntries(Object.entries(node as object).map(([key, value]) => [key, compileTree(value)]));
}
