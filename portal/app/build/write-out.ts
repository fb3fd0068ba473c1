import type { Plugin } from 'vite';

/**
 * Puts the values of a module's exports in place of its code: what they are computed from stays out of the bundle.
 *
 * @param files the modules: plain data, and nothing that only a browser has
 */
export function writeOut(files: readonly string[]): Plugin {
  return {
    name: 'write-out',
    apply: 'build',
    async load(id) {
      if (!files.includes(id)) return null;
      const values: Readonly<Record<string, unknown>> = await import(id);
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
