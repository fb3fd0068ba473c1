import { createTranslator } from 'use-intl/core';
import type { BrandSettings } from '#contract/brand/brand.ts';
import { languageIn, textsIn } from '#contract/brand/brand-languages.ts';
import { overrideTree } from '#contract/brand/brand-messages.ts';
import { withOverrides } from '#contract/brand/with-overrides.ts';
import { type Language, LOCALES } from '#contract/language/language.ts';
import { TIME_ZONE } from '#contract/time/time.ts';

/** Words for what is sent to a patient. */
export interface MessageTranslator<Texts extends Record<string, unknown>> {
  /** @throws IntlError where a text or one of its values is missing: it must not be sent as its key */
  readonly t: ReturnType<typeof createTranslator<Texts>>;
  /** The one that the texts are in. */
  readonly language: Language;
}

/**
 * The texts of one group in the patient's language, or the brand's first where it does not have that one, with those that
 * the brand has of its own.
 *
 * @param group the key under which brands override them: `outbound.appointments`
 */
export function messageTranslator<Texts extends Record<string, unknown>>(
  brand: BrandSettings,
  wanted: Language,
  group: string,
  texts: Readonly<Record<Language, Texts>>,
): MessageTranslator<Texts> {
  const language = languageIn(brand, wanted);
  const own = textsIn(brand, language).messages;
  const t = createTranslator<Texts>({
    locale: LOCALES[language],
    messages: withOverrides(texts[language], overrideTree(own, group)),
    timeZone: TIME_ZONE,
    onError: (error) => {
      throw error;
    },
  });
  return { t, language };
}
