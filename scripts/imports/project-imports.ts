import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Import, readImports } from './read-imports.ts';

const SOURCES = [
  '*.{ts,mjs,cjs}',
  '{tokens,design-system,portal,stories,scripts,.storybook}/**/*.{ts,tsx,mjs}',
];

/** Every import of the project in this folder. */
export function projectImports(root: string): readonly Import[] {
  return globSync(SOURCES, { cwd: root, exclude: ['**/node_modules', '**/dist'] })
    .map((file) => file.split(sep).join('/'))
    .flatMap((file) => readImports(root, file, readFileSync(join(root, file), 'utf8')));
}
