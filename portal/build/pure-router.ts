import type { Plugin } from 'vite';

/** What makes a component or a context, by React's public names, under whatever name a module has imported React. */
const MAKERS = /= ((?:[\w$]+\.)?(?:memo|forwardRef|createContext)\()/g;

/** Names for the developers' tools alone. */
const NAMES = /^\w+\.displayName = "\w+";$/gm;

/**
 * Lets the bundler leave out what of the router nobody uses: its data mode, links and forms, 7.3 kB of every page. The router makes
 * them while it loads, and a bundler must keep a call that may do more than it returns. Those of React that make a component
 * do not: Babel's preset for React marks them as pure in an app's own code, too, but the router is published unmarked. Nothing is
 * named here that the router keeps for itself. Should it be published in another form, pages grow, which the build refuses, and
 * do the same.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  };
}

export function markPure(code: string): string {
  return code.replaceAll(MAKERS, '= /* @__PURE__ */ $1').replaceAll(NAMES, '');
}
