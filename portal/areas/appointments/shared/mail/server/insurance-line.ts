import en from '#areas/appointments/shared/insurance/messages/en.json' with { type: 'json' };
import fi from '#areas/appointments/shared/insurance/messages/fi.json' with { type: 'json' };
import sv from '#areas/appointments/shared/insurance/messages/sv.json' with { type: 'json' };
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import type { AppointmentNotice } from './appointment-messages.ts';

/** What a message says of a visit's insurance, as its pages say it; null where it has none. */
export function insuranceLine(
  brand: BrandSettings,
  language: Language,
  { insurance }: Pick<AppointmentNotice, 'insurance'>,
): string | null {
  if (!insurance) return null;
  const { t } = messageTranslator(brand, language, 'insurance', { fi, sv, en });
  const insurer = t(`companies.${insurance.insurer as 'IF'}`);
  return `${t('title')}: ${insurer}. ${t(`paid.${insurance.reimbursement}`)}`;
}
