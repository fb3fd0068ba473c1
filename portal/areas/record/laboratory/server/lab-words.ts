import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import en from '../messages/en.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import sv from '../messages/sv.json' with { type: 'json' };
import outEn from '../messages-outbound/en.json' with { type: 'json' };
import outFi from '../messages-outbound/fi.json' with { type: 'json' };
import outSv from '../messages-outbound/sv.json' with { type: 'json' };

/** The words of the pages, and those that only documents have. */
export function labWords(brand: BrandSettings, lang: Language) {
  const { t } = messageTranslator(brand, lang, 'laboratory', { fi, sv, en });
  const { t: out } = messageTranslator(brand, lang, 'outbound.laboratory', {
    fi: outFi,
    sv: outSv,
    en: outEn,
  });
  return { t, out, lang };
}
export type LabWords = ReturnType<typeof labWords>;
