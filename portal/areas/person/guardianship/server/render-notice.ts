import type { GuardianNotice } from '#areas/person/shared/guardianship/server/guardian-notice.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import { compoundName } from '#contract/brand/compound-name.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { formatDayHeading, formatTime } from '#contract/time/time-format.ts';
import type { TextMail } from '#outside/mail/client/send-text.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import en from '../messages-outbound/en.json' with { type: 'json' };
import fi from '../messages-outbound/fi.json' with { type: 'json' };
import sv from '../messages-outbound/sv.json' with { type: 'json' };

/** What another guardian has done for a child, in the reader's language or the brand's first. */
export function renderNotice(
  brand: BrandSettings,
  wanted: Language,
  origin: string,
  { news, child, startsAt }: GuardianNotice,
): TextMail {
  const { t, language } = messageTranslator(brand, wanted, 'outbound.guardianship', { fi, sv, en });
  const starts = startsAt === null ? null : new Date(startsAt);
  const when = starts && { day: formatDayHeading(starts, language), time: formatTime(starts, language) };
  const facts = [`${t('child')}: ${child}`, ...(when ? [`${t('when')}: ${t('at', when)}`] : [])];
  const paragraphs = [
    t(`${news}.intro`, { brandCompound: compoundName(brand.name, language) }),
    facts.join('\n'),
    t('open', { url: origin + href('front-page', {}, language) }),
    t('question', { phone: brand.customerServicePhone }),
    t('signature', { brand: brand.name }),
    t('noReply'),
  ];
  return { subject: t(`${news}.subject`), text: `${paragraphs.join('\n\n')}\n` };
}
