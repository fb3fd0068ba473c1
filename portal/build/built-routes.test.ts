import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BUILT_PAGES } from '../shell/browser/feature-tables.ts';
import { builtRoutes } from './built-routes.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const words = at('../contract/routes/route-words.ts');
const { load } = builtRoutes({ words, pages: at('../shell/browser/pages.ts') }) as {
  load: (id: string) => Promise<string | null>;
};

test('browsers know the addresses of the pages that exist, and no others', async () => {
  const code = (await load(words)) ?? '';
  const table = JSON.parse(code.replace('export const ROUTE_WORDS = ', '').replace(/;$/, '')) as object;
  expect(Object.keys(table).sort()).toEqual([...BUILT_PAGES].sort());
  expect(table).toMatchObject({
    'appointment-list': ['ajanvaraukset', expect.any(String), expect.any(String)],
  });
});

test('other modules stay as they are', async () => {
  expect(await load(`${words}x`)).toBeNull();
});
