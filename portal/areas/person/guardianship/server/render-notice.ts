import type { GuardianNotice } from '#areas/person/shared/guardianship/server/guardian-notice.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import { compoundName } from '#contract/brand/compound-name.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { formatDayHeading, formatTime } from '#contract/time/time-format.ts';
import { type RenderedMail, renderMail } from '#outside/mail/client/send-mail.ts';
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
): RenderedMail {
  const { t, language } = messageTranslator(brand, wanted, 'outbound.guardianship', { fi, sv, en });
  const starts = startsAt === null ? null : new Date(startsAt);
  const main =
    starts && t('at', { day: formatDayHeading(starts, language), time: formatTime(starts, language) });
  const facts = [`${t('child')}: ${child}`, ...(main ? [`${t('when')}: ${main}`] : [])];
  const url = origin + href('front-page', {}, language);
  return renderMail(brand, {
    subject: t(`${news}.subject`),
    language,
    parts: [
      t(`${news}.intro`, { brandCompound: compoundName(brand.name, language) }),
      { facts, ...(main && { main }) },
      { url, text: t('open', { url }), label: t('openButton') },
      t('question', { phone: brand.customerServicePhone }),
    ],
    signature: t('signature', { brand: brand.name }),
    noReply: t('noReply'),
  });
}
