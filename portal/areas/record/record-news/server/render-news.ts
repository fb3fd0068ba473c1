import type { BrandSettings } from '#contract/brand/brand.ts';
import { compoundName } from '#contract/brand/compound-name.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import type { TextMail } from '#outside/mail/client/send-text.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import en from '../messages-outbound/en.json' with { type: 'json' };
import fi from '../messages-outbound/fi.json' with { type: 'json' };
import sv from '../messages-outbound/sv.json' with { type: 'json' };

/** That there is something new, in the patient's language or the brand's first, and nothing of what it is. */
export function renderNews(
  brand: BrandSettings,
  wanted: Language,
  origin: string,
): { readonly mail: TextMail; readonly text: string } {
  const { t, language } = messageTranslator(brand, wanted, 'outbound.record-news', { fi, sv, en });
  const url = origin + href('front-page', {}, language);
  const paragraphs = [
    t('intro', { brandCompound: compoundName(brand.name, language) }),
    t('open', { url }),
    t('why'),
    t('signature', { brand: brand.name }),
    t('noReply'),
  ];
  return {
    mail: { subject: t('subject'), text: `${paragraphs.join('\n\n')}\n` },
    text: t('sms', { brand: brand.name, url }),
  };
}
