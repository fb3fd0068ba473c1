import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what of the router nobody uses, its data mode, links and forms (8 kB): the components
 * that it makes while it loads have no side effects, and their names serve its developers only.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/lib\// },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  };
}

export function markPure(code: string): string {
  return code
    .replaceAll(/= (React\$1\.(?:memo|forwardRef)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
}
