import type { Plugin } from 'vite';

/**
 * Puts the values of a module's exports in place of its code: what they are computed from stays out of the bundle.
 *
 * @param file the module: plain data, and nothing that only a browser has
 */
export function writeOut(file: string): Plugin {
  return {
    name: 'write-out',
    apply: 'build',
    async load(id) {
      if (id !== file) return null;
      const values: Readonly<Record<string, unknown>> = await import(file);
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
