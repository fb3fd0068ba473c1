import { expect, test } from 'vitest';
import { unwrittenFiles } from './unwritten-files.ts';

const CODE = [
  'const drawings = "/assets/kaari-1.svg";',
  "import './assets/page-3.js'; f(`/assets/kaari-2.svg`)",
];

test('files that the renderer names under another hash than the browser’s build are found', () => {
  expect(unwrittenFiles(CODE, (file) => file === 'assets/kaari-2.svg')).toEqual(['assets/kaari-1.svg']);
});

test('nothing is missing where the browser’s build has written all', () => {
  expect(unwrittenFiles(CODE, () => true)).toEqual([]);
});
