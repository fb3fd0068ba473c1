import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import pageEn from '../messages/en.json' with { type: 'json' };
import pageFi from '../messages/fi.json' with { type: 'json' };
import pageSv from '../messages/sv.json' with { type: 'json' };
import en from '../messages-outbound/en.json' with { type: 'json' };
import fi from '../messages-outbound/fi.json' with { type: 'json' };
import sv from '../messages-outbound/sv.json' with { type: 'json' };

/** The words around what documents say, and those of the whole record's page. */
export function documentWords(brand: BrandSettings, lang: Language) {
  return {
    t: messageTranslator(brand, lang, 'outbound.health-record', { fi, sv, en }).t,
    page: messageTranslator(brand, lang, 'health-record', { fi: pageFi, sv: pageSv, en: pageEn }).t,
  };
}
export type DocumentWords = ReturnType<typeof documentWords>;
