import type { Language } from '#contract/language/language.ts';
import en from './messages/en.json' with { type: 'json' };
import fi from './messages/fi.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };

/** The texts of the pages that patients come to, in one language. */
export type Texts = typeof fi;

const TEXTS: Record<Language, Texts> = { fi, sv, en };

export function textsOf(lang: Language): Texts {
  return TEXTS[lang];
}
