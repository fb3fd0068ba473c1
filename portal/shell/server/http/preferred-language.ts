import type { FastifyRequest } from 'fastify';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contract/language/language.ts';

/** Remembers the language of the last page; no more than two letters, so scripts may read it. */
export const LANGUAGE_COOKIE = 'language';

/** What determines the language. */
export type LanguageSigns = Pick<FastifyRequest, 'brand' | 'headers' | 'cookies'>;

/** The language for somebody whose address does not say: the cookie's, the browser's, the brand's first. */
export function preferredLanguage(request: LanguageSigns): Language {
  const languages = languagesOf(request.brand);
  const remembered = request.cookies[LANGUAGE_COOKIE];
  if (isLanguage(remembered) && languages.includes(remembered)) return remembered;
  const accepted = acceptedLanguages(request.headers['accept-language']);
  return accepted.find((language) => languages.includes(language)) ?? languages[0] ?? DEFAULT_LANGUAGE;
}

/** The language that somebody asks for, where the brand has it; else the one for somebody who does not say. */
export function askedLanguage(request: LanguageSigns, asked: unknown): Language {
  return isLanguage(asked) && asked in request.brand.texts ? asked : preferredLanguage(request);
}

/** The portal's languages among those of an `Accept-Language` header, the most wanted first. */
export function acceptedLanguages(header: string | undefined): Language[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return {
        language: tag.slice(0, 2).toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language)
    .filter(isLanguage);
}
