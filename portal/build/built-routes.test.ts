import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BUILT_PAGES } from '../shell/browser/built-pages.ts';
import { builtRoutes } from './built-routes.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const words = at('../contract/routes/route-words.ts');
const built = at('../shell/browser/built-pages.ts');
const { load } = builtRoutes({ words, built }) as {
  load: (id: string) => Promise<string | null>;
};

test('browsers know the addresses of the pages that exist, and no others', async () => {
  const code = (await load(words)) ?? '';
  const table = JSON.parse(code.replace('export const ROUTE_WORDS = ', '').replace(/;$/, '')) as object;
  expect(Object.keys(table)).toEqual(BUILT_PAGES);
  expect(table).toMatchObject({
    'appointment-list': ['ajanvaraukset', expect.any(String), expect.any(String)],
  });
});

test('which pages exist is read off their addresses', async () => {
  expect(await load(built)).toBe(
    `import { ROUTE_WORDS } from '${words}';\nexport const BUILT_PAGES = Object.keys(ROUTE_WORDS);`,
  );
});

test('other modules stay as they are', async () => {
  expect(await load(`${words}x`)).toBeNull();
});
