import { LANGUAGES, type Language } from '#contract/language/language.ts';

type Texts = Readonly<Partial<Record<Language, string>>>;

/** A FHIR extension, as far as translations go: `translation` has a `lang` and a `content`. */
interface Extension {
  readonly url?: string;
  readonly valueCode?: string;
  readonly valueString?: string;
  readonly extension?: readonly Extension[];
}

/** All texts of a FHIR resource that have translations beside them (`text`, and `_text` with the extension), Finnish first. */
export function translatedIn(node: unknown): readonly Texts[] {
  if (Array.isArray(node)) return node.flatMap(translatedIn);
  if (node === null || typeof node !== 'object') return [];
  const entries = Object.entries(node);
  const own = entries.flatMap(([key, value]) => {
    const beside = entries.find(([name]) => name === `_${key}`)?.[1] as Extension | undefined;
    return beside && typeof value === 'string' ? [{ fi: value, ...translationsOf(beside) }] : [];
  });
  return [...own, ...entries.flatMap(([, value]) => translatedIn(value))];
}

function translationsOf({ extension = [] }: Extension): Texts {
  const pairs = extension
    .filter(({ url }) => url?.endsWith('/translation'))
    .map(({ extension: parts = [] }) => [
      parts.find(({ url }) => url === 'lang')?.valueCode,
      parts.find(({ url }) => url === 'content')?.valueString,
    ]);
  return Object.fromEntries(pairs.filter(([lang]) => LANGUAGES.some((language) => language === lang)));
}
