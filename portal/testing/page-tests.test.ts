import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The one that opens what is rendered. */
const OPENS = 'portal/shell/browser/testing/open-page.ts';

test('no test searches the HTML of a page, which is opened and asked by role and name', () => {
  const renders = /^import \{[^}]*\brenderPage\b[^}]*\} from '[^']*\/render-page\.ts'/m;
  const files = globSync('portal/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] });
  const searching = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    // What stands in a document's head is data.
    return renders.test(text) && /\bhtml\b/.test(text);
  });
  expect(searching).toEqual([OPENS]);
});
