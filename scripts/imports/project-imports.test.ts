import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LAYERS } from './layers.ts';
import { LAZY_CODE } from './lazy-code.ts';
import { projectImports } from './project-imports.ts';
import { readImports } from './read-imports.ts';
import { refusals } from './refusals.ts';
import { RESERVED } from './reserved.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const imports = projectImports(root);

test.each(RESERVED)('$file is imported by every file that may', ({ file, importers }) => {
  const importing = imports.filter(({ to }) => to === file);
  expect(importers.filter((importer) => !importing.some(({ from }) => from === importer))).toEqual([]);
});

test('what says that it fetches code past LazyPart does so', () => {
  const importing = imports.filter(({ kind }) => kind === 'lazy');
  expect(Object.keys(LAZY_CODE).filter((file) => !importing.some(({ from }) => from === file))).toEqual([]);
});

describe('in the project', () => {
  const clock = 'portal/platform/clock.ts';
  const scoped = 'portal/platform/scoped.ts';
  const withPlanted = (texts: Readonly<Record<string, string>>) =>
    refusals([
      ...imports.filter(({ from }) => !(from in texts)),
      ...Object.entries(texts).flatMap(([file, text]) => readImports(root, file, text)),
    ]);

  test('every file of every layer is read', () => {
    const read = new Set(imports.map(({ from }) => from));
    for (const { name, files } of LAYERS)
      expect([name, [...read].some((file) => files.test(file))]).toEqual([name, true]);
    expect(read).toContain('.storybook/preview.tsx');
    expect(imports.length).toBeGreaterThan(8000);
  });

  test.each([
    ['values', `import './`],
    ['types', `import type {} from './`],
    ['what one of them loads later', `export const load = () => import('./`],
  ])('refuses a cycle of %s', (_, beginning) => {
    const end = beginning.includes('(') ? `');` : `';`;
    const found = withPlanted({
      [clock]: `${beginning}scoped.ts${end}`,
      [scoped]: `import './clock.ts';`,
    });
    expect(found).toEqual([
      `${clock}, ${scoped} import each other. What they share belongs in a file of its own.`,
    ]);
  });
});
