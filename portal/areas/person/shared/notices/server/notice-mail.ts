import type { BrandSettings } from '#contract/brand/brand.ts';
import { compoundName } from '#contract/brand/compound-name.ts';
import type { Language } from '#contract/language/language.ts';
import { type RenderedMail, renderMail } from '#outside/mail/client/send-mail.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';

/** The words of a notice, which say that there is something and nothing of what it is. */
export type NoticeTexts = Readonly<
  Record<'subject' | 'intro' | 'open' | 'openButton' | 'why' | 'sms' | 'signature' | 'noReply', string>
>;

/** A notice, as an e-mail and as a text message. */
export interface RenderedNotice {
  readonly mail: RenderedMail;
  readonly text: string;
}

/** What a notice is made of, in the reader's language or the brand's first. */
export interface NoticeWords {
  readonly brand: BrandSettings;
  readonly language: Language;
  /** The key under which brands override the words: `outbound.record-news`. */
  readonly group: string;
  readonly texts: Readonly<Record<Language, NoticeTexts>>;
  /** Where the reader logs in to see what it is, in a language. */
  readonly urlIn: (language: Language) => string;
}

/** Makes a notice. */
export function renderNotice({ brand, language: wanted, group, texts, urlIn }: NoticeWords): RenderedNotice {
  const { t, language } = messageTranslator(brand, wanted, group, texts);
  const url = urlIn(language);
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
