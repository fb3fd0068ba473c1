import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './test/suites.ts';

/** What the product is said to be made of: teams that build on it rely on finding these, and not others like them. */
const PROMISED = [
  'react',
  'react-dom',
  'vite',
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  '@vanilla-extract/css',
  '@vanilla-extract/recipes',
  'react-router',
  'swr',
  'react-aria',
  '@internationalized/date',
  'storybook',
  'vitest',
  'playwright',
];

const sources = globSync('{design-system,portal,scripts,stories,.storybook}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /node_modules|dist/.test(path),
})
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

test.each(PROMISED)('%s is imported', (name) => {
  expect(sources).toMatch(new RegExp(`from '${name}[/']`));
});

test('chromatic is run by a command', () => {
  expect(readFileSync(join(root, 'scripts/tasks.mjs'), 'utf8')).toMatch(/^ {2}chromatic: /m);
});
