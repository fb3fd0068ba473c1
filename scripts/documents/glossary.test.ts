import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './requirements.ts';

const source = globSync('{portal,design-system,tokens,scripts}/**/*.{ts,tsx,sql}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**', 'scripts/documents/**'],
})
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');
const words = new Set(source.match(/\w+/g));

/** What stands in backticks in the last column of a table with so many columns. */
function lastColumn(columns: number): readonly string[] {
  const rows = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .filter((cells) => cells.length === columns);
  return rows.flatMap((cells) =>
    [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

test('names in the glossary are names in the code', () => {
  const names = lastColumn(4);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});

test('what the glossary says where to find is there', () => {
  const places = lastColumn(3);
  expect(places.length).toBeGreaterThan(30);
  expect(places.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
});
