import { isLanguage, LANGUAGES, type Language } from '../language/language.ts';
import { matchPath, pathOf } from './route-path.ts';
import type { PageMatch } from './routes.ts';

/** A page's path in each language, its own included; null where it does not exist. For the server, which knows all. */
export function languageAlternates({ key, params }: PageMatch): Record<Language, string | null> {
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, pathOf(key, params, lang)])) as Record<
    Language,
    string | null
  >;
}

/**
 * So many addresses of one are translated, itself included: who writes an address by hand can put thousands in one, each inside
 * another, and each is written out once more for every one around it.
 */
const MOST_ADDRESSES = 5;

/** The path of a page under the prefix of another language, with the words that it had. */
export function underLanguage(path: string, language: Language): string {
  return path.replace(/^\/[a-z]+/, `/${language}`);
}

/** Says, as the last of a query, whose words an address has in place of those of the language that it begins with. */
const WORDS_OF = /[?&]wordsOf=([a-z]+)(?=#|$)/;

/**
 * A link to the same page in another language: `/sv/ajanvaraukset?page=2&wordsOf=fi`. The server leads from there to the
 * page's own words (`inOneLanguage`), so a browser need not know the addresses of all languages.
 */
export function toLanguage(address: string, language: Language): string {
  const from = languageOf(address);
  if (from === null || from === language) return address;
  const [, before = '', hash = ''] = /^([^#]*)(.*)$/s.exec(underLanguage(address, language)) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}wordsOf=${from}${hash}`;
}

/**
 * The address to which a link of `toLanguage` leads, with the words of the language that it begins with, in its path and
 * in each address among its query's values. A page that does not exist in the language becomes its front page. Any other
 * address stays as it is, to the letter: words of another language alone are no page's. For the server, which knows the
 * words of all languages.
 */
export function inOneLanguage(url: string): string {
  const language = languageOf(url);
  if (!language) return url;
  const translation = { language, left: MOST_ADDRESSES };
  const wordsOf = WORDS_OF.exec(url)?.[1];
  if (!isLanguage(wordsOf)) return inLanguage(url, translation);
  const address = underLanguage(url.replace(WORDS_OF, ''), wordsOf);
  const translated = inLanguage(address, translation);
  return languageOf(translated) === language ? translated : url;
}

/** To which language addresses are translated, and how many more are. */
interface Translation {
  readonly language: Language;
  left: number;
}

function languageOf(url: string): Language | null {
  const [before, first] = url.split(/[/?#]/);
  return before === '' && isLanguage(first) ? first : null;
}

/** An address of the portal in a language; anything else, and one too many, as it is. */
function inLanguage(url: string, translation: Translation): string {
  if (!languageOf(url) || translation.left === 0) return url;
  translation.left -= 1;
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(url) ?? [];
  const page = matchPath(path);
  if (!page) return url;
  const { language } = translation;
  const own = pathOf(page.key, page.params, language) ?? `/${language}`;
  return own + translatedQuery(search, translation) + hash;
}

function translatedQuery(search: string, translation: Translation): string {
  const before = new URLSearchParams(search);
  const after = new URLSearchParams(
    [...before].map(([name, value]) => [name, inLanguage(value, translation)]),
  );
  return after.toString() === before.toString() ? search : `?${after}`;
}
