import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import en from '../../messages-outbound/en.json' with { type: 'json' };
import fi from '../../messages-outbound/fi.json' with { type: 'json' };
import sv from '../../messages-outbound/sv.json' with { type: 'json' };

/** The words of an invoice as a document. */
export function invoiceWords(brand: BrandSettings, lang: Language) {
  return messageTranslator(brand, lang, 'outbound.invoices', { fi, sv, en }).t;
}
export type InvoiceWords = ReturnType<typeof invoiceWords>;
