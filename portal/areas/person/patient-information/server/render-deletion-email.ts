import type { BrandSettings } from '#contract/brand/brand.ts';
import { compoundName } from '#contract/brand/compound-name.ts';
import type { Language } from '#contract/language/language.ts';
import { formatDay } from '#contract/time/time-format.ts';
import { type RenderedMail, renderMail } from '#outside/mail/client/send-mail.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import en from '../messages-outbound/en.json' with { type: 'json' };
import fi from '../messages-outbound/fi.json' with { type: 'json' };
import sv from '../messages-outbound/sv.json' with { type: 'json' };
import type { RefusalReason } from './deletion-review.ts';

/** What an e-mail about a request for deletion is filled with. */
export interface DeletionNotice {
  readonly requestedAt: string;
  /** Why it is not carried out, if it is not. */
  readonly reason?: RefusalReason;
}

/** That it was received, that the account is being deleted, or why it is not. */
export const DELETION_TEMPLATES = ['deletion-requested', 'deletion-approved', 'deletion-refused'] as const;
export type DeletionTemplate = (typeof DELETION_TEMPLATES)[number];

/** What becomes of a request for deletion and what the law keeps, in the patient's language or the brand's first. */
export function renderDeletionEmail(
  brand: BrandSettings,
  wanted: Language,
  template: DeletionTemplate,
  { requestedAt, reason = 'not-requested' }: DeletionNotice,
): RenderedMail {
  const { t, language } = messageTranslator(brand, wanted, 'outbound.patient-information', { fi, sv, en });
  const values = {
    brand: brand.name,
    brandCompound: compoundName(brand.name, language),
    day: formatDay(new Date(requestedAt), language),
    phone: brand.customerServicePhone,
  };
  const texts = {
    'deletion-requested': () => [
      t('deletionRequested.subject'),
      t('deletionRequested.intro', values),
      t('deletionRequested.next'),
      t('deletionRequested.removed'),
      t('deletionRequested.kept'),
      t('deletionRequested.mistake', values),
    ],
    'deletion-approved': () => [
      t('deletionApproved.subject'),
      t('deletionApproved.intro', values),
      t('deletionApproved.removed'),
      t('deletionRequested.kept'),
      t('deletionApproved.again'),
      t('deletionApproved.question', values),
    ],
    'deletion-refused': () => [
      t('deletionRefused.subject'),
      t('deletionRefused.intro', values),
      t(`deletionRefused.${reason}`),
      t('deletionRefused.question', values),
    ],
  } satisfies Record<DeletionTemplate, () => string[]>;
  const [subject = '', ...parts] = texts[template]();
  return renderMail(brand, {
    subject,
    language,
    ...(template === 'deletion-requested' && { heading: t('deletionRequested.heading') }),
    parts,
    signature: t('signature', values),
    noReply: t('noReply'),
  });
}
