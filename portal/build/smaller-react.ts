import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { UNUSED, UNUSED_MEMBERS } from './unused-of-react.ts';
import { withoutMembers } from './without-members.ts';
import { withoutUnused } from './without-unused.ts';

/** React's own files, which speak to each other by names of their own. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** How the bundler writes that a module takes something of React. */
const TAKEN = /\bimport_react(?:_dom)?(?:\$\d+)?(?:\.default)?\.(\w+)/g;

/** Leaves what is `UNUSED` out of the browser's React, and fails the build if something of it is used after all. */
export function smallerReact(): Plugin {
  return {
    name: 'smaller-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react(?:-dom|-dom-client)?\.production\.js$/ },
      handler: (code, id) => ({ code: smaller(basename(id), code), map: null }),
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          const name = REACT.test(id) ? undefined : missedBy(code ?? '');
          if (name)
            this.error(`${id} uses ${name}, which portal/build/unused-of-react.ts leaves out of React.`);
        }
      }
    },
  };
}

/** One of React's files without what no page uses. */
export function smaller(file: string, code: string): string {
  const unused = UNUSED_MEMBERS[file];
  const rest = unused ? withoutMembers(code, unused) : code;
  return file === 'react-dom-client.production.js' ? withoutUnused(rest, UNUSED) : rest;
}

/** @param code of a module as the bundler writes it, before it is minified */
export function missedBy(code: string): string | undefined {
  const taken = [...code.matchAll(TAKEN)].flatMap(([, name]) => name ?? []);
  return taken.find((name) => Object.values(UNUSED_MEMBERS).some(({ members }) => members.includes(name)));
}
