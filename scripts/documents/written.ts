import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './requirements.ts';

/** What people have written: code, its texts and documents. */
const WRITTEN = [
  '{portal,design-system,stories,scripts,tokens,.storybook}/**/*.{ts,tsx,mjs,sql,css,yaml}',
  '{docs,tokens,design-system}/**/*.md',
  '*.{md,ts,json}',
];
/** Generated files, and the samples of the tests in this folder. */
const LEFT_OUT = ['**/node_modules/**', '**/dist/**', '**/storybook-static/**', 'scripts/documents/*'];

/** Paths of everything that people have written, from the project's folder. */
export const written: readonly string[] = globSync(WRITTEN, { cwd: ROOT, exclude: LEFT_OUT }).sort();

/** @param file path from the project's folder */
export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
