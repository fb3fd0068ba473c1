import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../contract/language/language.ts';
import { ROUTE_WORDS } from '../contract/routes/route-words.ts';
import { builtPages } from '../shell/browser/built-pages.ts';
import { builtRoutes } from './built-routes.ts';
import { writeOut } from './write-out.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const known = at('../contract/routes/known-addresses.ts');
const built = at('../shell/browser/built-pages.ts');
const { load } = builtRoutes({ known, built }) as { load: (id: string) => string | null };

test.each(LANGUAGES)(
  'a file has the addresses of the pages that exist in %s, and no others',
  async (language) => {
    const file = at(`../shell/browser/routing/addresses/${language}.ts`);
    const { load } = writeOut([file]) as { load: (id: string) => Promise<string> };
    const table = (await load(file)).replace('export const ADDRESSES = ', '').replace(/;$/, '');
    expect(JSON.parse(table)).toEqual(
      Object.fromEntries(builtPages().map((key) => [key, ROUTE_WORDS[key][LANGUAGES.indexOf(language)]])),
    );
  },
);

test('browsers know no address before they have fetched those of a language', () => {
  expect(load(known)).toBe('export const KNOWN_ADDRESSES = {};');
});

test('which pages exist is read off the addresses', () => {
  expect(load(built)).toBe(
    `import { KNOWN_ADDRESSES } from '${known}';\nexport const builtPages = () => Object.keys(Object.values(KNOWN_ADDRESSES)[0]);`,
  );
});

test('other modules stay as they are', () => {
  expect(load(`${known}x`)).toBeNull();
});
