import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PageKey } from '../../portal/contract/routes/route-params.ts';
import { ROUTE_WORDS } from '../../portal/contract/routes/route-words.ts';
import { PAGES } from '../../portal/shell/browser/pages.ts';
import { ROOT } from './requirements.ts';

/** An address as the requirements write it. */
function written(words: string | null): string {
  if (words === null) return '–';
  return words === '' ? 'the root' : `\`${words}\``;
}

test('the addresses of the requirements are those of the pages that are built', () => {
  const document = readFileSync(join(ROOT, 'docs/requirements/pages.md'), 'utf8');
  const promised = document.split('\n').filter((line) => /^\| [a-z][a-z\d-]* \| (?!fi )/.test(line));
  const rows = (Object.entries(ROUTE_WORDS) as [PageKey, readonly (string | null)[]][])
    .filter(([key]) => key in PAGES)
    .map(([key, words]) => `| ${key} | ${words.map(written).join(' | ')} |`);
  expect(promised).toEqual(rows);
});
