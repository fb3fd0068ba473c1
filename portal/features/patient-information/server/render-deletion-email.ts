import { createTranslator } from 'use-intl/core';
import type { BrandSettings } from '#contract/brand.ts';
import { languageIn, textsIn } from '#contract/brand-languages.ts';
import { overrideTree } from '#contract/brand-messages.ts';
import { type Language, LOCALES } from '#contract/language.ts';
import { TIME_ZONE } from '#contract/time.ts';
import { formatDay } from '#contract/time-format.ts';
import { withOverrides } from '#contract/with-overrides.ts';
import en from '../messages-outbound/en.json' with { type: 'json' };
import fi from '../messages-outbound/fi.json' with { type: 'json' };
import sv from '../messages-outbound/sv.json' with { type: 'json' };
import type { DeletionNotice } from './deletion-requests.ts';

const MESSAGES = { fi, sv, en };

/** What follows a request for deletion and what the law keeps, in the patient's language or the brand's first. */
export function renderDeletionEmail(
  brand: BrandSettings,
  wanted: Language,
  notice: DeletionNotice,
): { readonly subject: string; readonly text: string } {
  const language = languageIn(brand, wanted);
  const own = textsIn(brand, language).messages;
  const t = createTranslator({
    locale: LOCALES[language],
    messages: withOverrides(MESSAGES[language], overrideTree(own, 'outbound.patient-information')),
    timeZone: TIME_ZONE,
    // A text that is missing must not be sent as its key.
    onError: (error) => {
      throw error;
    },
  });
  const name = brand.name;
  const paragraphs = [
    t('deletionRequested.heading'),
    t('deletionRequested.intro', { brand: name, day: formatDay(new Date(notice.requestedAt), language) }),
    t('deletionRequested.next'),
    t('deletionRequested.removed'),
    t('deletionRequested.kept'),
    t('deletionRequested.mistake', { phone: brand.customerServicePhone }),
    t('signature', { brand: name }),
    t('noReply'),
  ];
  return { subject: t('deletionRequested.subject'), text: `${paragraphs.join('\n\n')}\n` };
}
