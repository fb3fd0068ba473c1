import type { LegalSection } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { english } from './en.ts';
import { finnish } from './fi.ts';
import type { NoticeCircumstances } from './privacy-notice.ts';
import { swedish } from './sv.ts';

/**
 * What the portal does with personal data, as articles 12 to 14 of the GDPR ask it to be told. It follows from the
 * code that all brands share, so they share its words; a provider who does more with the data writes its own.
 */
export function standardNotice(
  circumstances: NoticeCircumstances,
): Readonly<Record<Language, readonly LegalSection[]>> {
  return { fi: finnish(circumstances), sv: swedish(circumstances), en: english(circumstances) };
}
