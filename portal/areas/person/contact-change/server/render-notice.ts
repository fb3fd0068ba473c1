import {
  CONTEST_DAYS,
  type ContactChangeNotice,
  type ContactChangeTemplate,
} from '#areas/person/shared/patients/contact-change.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import { compoundName } from '#contract/brand/compound-name.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { formatDay, formatTime } from '#contract/time/time-format.ts';
import type { LetterPart } from '#outside/mail/client/letter.ts';
import { type RenderedMail, renderMail } from '#outside/mail/client/send-mail.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import en from '../messages-outbound/en.json' with { type: 'json' };
import fi from '../messages-outbound/fi.json' with { type: 'json' };
import sv from '../messages-outbound/sv.json' with { type: 'json' };

export interface NoticeSource {
  readonly brand: BrandSettings;
  readonly language: Language;
  /** Of the brand's portal: `https://kaari.example`. */
  readonly origin: string;
  readonly template: ContactChangeTemplate;
  readonly notice: ContactChangeNotice;
}

/** What is told of a change of contact details, as an e-mail and as a text message: that, when, and how to contest it. */
export function renderNotice(source: NoticeSource): { readonly mail: RenderedMail; readonly text: string } {
  const { brand, origin, template, notice } = source;
  const { t, language } = messageTranslator(brand, source.language, 'outbound.contact-change', {
    fi,
    sv,
    en,
  });
  const { child, linkToken } = notice;
  const at = new Date(notice.at);
  const phone = brand.customerServicePhone;
  const when = t('at', { day: formatDay(at, language), time: formatTime(at, language) });
  const url = linkToken ? origin + href('contact-change', { change: linkToken }, language) : null;
  const told = template === 'contact-restored' ? 'restored' : child ? 'child' : 'changed';
  const facts = [
    ...(child ? [`${t('child.name')}: ${child}`] : []),
    ...(notice.parts.length > 0
      ? [`${t('what')}: ${notice.parts.map((part) => t(`parts.${part}`)).join(', ')}`]
      : []),
    `${t('when')}: ${when}`,
  ];
  const parts: LetterPart[] = [
    t(`${told}.intro`, { brandCompound: compoundName(brand.name, language) }),
    { facts },
    t('known'),
    ...(url
      ? [
          { url, text: t('contest', { url, days: CONTEST_DAYS }), label: t('contestButton') },
          t('call', { phone }),
        ]
      : [t('unknown', { phone })]),
  ];
  const sms = t(`${told}.sms`, { brand: brand.name, when, child: child ?? '' });
  const next = url ? t('smsContest', { url, phone }) : t('unknown', { phone });
  return {
    mail: renderMail(brand, {
      subject: t(`${told}.subject`),
      language,
      parts,
      signature: t('signature', { brand: brand.name }),
      noReply: t('noReply'),
    }),
    text: `${sms} ${next}`,
  };
}
