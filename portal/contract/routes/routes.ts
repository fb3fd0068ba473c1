import type { Language } from '../language/language.ts';
import type { PageKey, PageParams } from './route-params.ts';
import { matchPath, pathOf } from './route-path.ts';
import { type PageQuery, parseQuery, writeQuery } from './route-query.ts';
import type { ROUTE_WORDS } from './route-words.ts';

export type { PageKey, PageParams, PageQuery };

/** The page of an address, with all its parameters. `key` discriminates the members' types. */
export type PageMatch<Key extends PageKey = PageKey> = {
  [Each in Key]: {
    readonly key: Each;
    readonly lang: Language;
    readonly params: PageParams<Each>;
    readonly query: PageQuery<Each>;
  };
}[Key];

/** The languages in which a page exists. */
export type PageLanguage<Key extends PageKey> = (typeof ROUTE_WORDS)[Key][1] extends null ? 'fi' : Language;

/** The parameters of a page's address as `href` accepts them: identities as numbers, too. */
export type HrefParams<Key extends PageKey> = {
  readonly [Name in keyof PageParams<Key>]: PageParams<Key>[Name] | number;
};

/**
 * Finds the page of an address, path with or without query and hash. Null if there is none: another
 * language's word, a malformed parameter or any spelling but the canonical one. Never throws.
 */
export function match(url: string): PageMatch | null {
  const [path = '', search] = url.replace(/#.*$/s, '').split(/\?(.*)/s);
  const found = matchPath(path);
  if (!found) return null;
  return { ...found, query: parseQuery(found.key, new URLSearchParams(search)) } as PageMatch;
}

/**
 * The address of a page, `match`'s inverse. Every link in the product is made by it.
 *
 * @throws if a parameter is invalid, or the page does not exist in the language
 */
export function href<Key extends PageKey>(
  key: Key,
  params: HrefParams<Key>,
  lang: PageLanguage<Key>,
  query: Partial<PageQuery<Key>> = {},
): string {
  const path = pathOf(key, params, lang);
  if (path === null) throw new Error(`${key} does not exist in ${lang}`);
  return path + writeQuery(key, query);
}
