import type { Plugin } from 'vite';

/**
 * Replaces a module's code by the values of its exports: what they are computed from stays out of the bundle.
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
