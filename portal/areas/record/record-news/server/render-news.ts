import type { BrandSettings } from '#contract/brand/brand.ts';
import { compoundName } from '#contract/brand/compound-name.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { type RenderedMail, renderMail } from '#outside/mail/client/send-mail.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import en from '../messages-outbound/en.json' with { type: 'json' };
import fi from '../messages-outbound/fi.json' with { type: 'json' };
import sv from '../messages-outbound/sv.json' with { type: 'json' };

/** That there is something new, in the patient's language or the brand's first, and nothing of what it is. */
export function renderNews(
  brand: BrandSettings,
  wanted: Language,
  origin: string,
): { readonly mail: RenderedMail; readonly text: string } {
  const { t, language } = messageTranslator(brand, wanted, 'outbound.record-news', { fi, sv, en });
  const url = origin + href('front-page', {}, language);
  return {
    mail: renderMail(brand, {
      subject: t('subject'),
      language,
      parts: [
        t('intro', { brandCompound: compoundName(brand.name, language) }),
        { url, text: t('open', { url }), label: t('openButton') },
        t('why'),
      ],
      signature: t('signature', { brand: brand.name }),
      noReply: t('noReply'),
    }),
    text: t('sms', { brand: brand.name, url }),
  };
}
