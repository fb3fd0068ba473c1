import { isLanguage, type Language } from '../language/language.ts';
import { KNOWN_ADDRESSES } from './known-addresses.ts';
import { PARAMS, type PageKey, type ParamName } from './route-params.ts';

export interface PathMatch {
  readonly key: PageKey;
  readonly lang: Language;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the page of a path such as `/fi/ajanvaraukset/12`. Strict: each address has one spelling, so
 * percent-encoding, capitals, an empty segment or a trailing slash find nothing. A browser finds pages of its
 * document's language alone (`known-addresses.ts`).
 */
export function matchPath(path: string): PathMatch | null {
  const [before, lang, ...segments] = path.split('/');
  if (before !== '' || !isLanguage(lang)) return null;
  for (const [key, address] of Object.entries(KNOWN_ADDRESSES[lang] ?? {})) {
    const params = readParams(templateOf(address), segments);
    if (params) return { key: key as PageKey, lang, params };
  }
  return null;
}

/**
 * The path of a page, or null if the page does not exist in the language.
 *
 * @throws if a parameter is missing or invalid
 */
export function pathOf(
  key: PageKey,
  params: Readonly<Record<string, string | number>>,
  lang: Language,
): string | null {
  const template = templateOf(KNOWN_ADDRESSES[lang]?.[key]);
  if (!template) return null;
  const segments = template.map((segment) => {
    const name = paramName(segment);
    const value = name ? String(params[name]) : segment;
    if (name && !PARAMS[name](value)) throw new Error(`${key} has no such ${name}`);
    return value;
  });
  return ['', lang, ...segments].join('/');
}

/** An address in segments: none for the front page, null where there is none. */
function templateOf(address: string | null | undefined): readonly string[] | null {
  return address === '' ? [] : (address?.split('/') ?? null);
}

function readParams(
  template: readonly string[] | null,
  segments: readonly string[],
): Readonly<Record<string, string>> | null {
  if (template?.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, word] of template.entries()) {
    const segment = segments[index] ?? '';
    const name = paramName(word);
    if (name ? !PARAMS[name](segment) : word !== segment) return null;
    if (name) params[name] = segment;
  }
  return params;
}

function paramName(segment: string): ParamName | null {
  return segment.startsWith('{') ? (segment.slice(1, -1) as ParamName) : null;
}
