import { joiningRule } from '#areas/appointments/shared/visit-rules/joining.ts';
import en from '#areas/appointments/shared/visit-rules/messages/en.json' with { type: 'json' };
import fi from '#areas/appointments/shared/visit-rules/messages/fi.json' with { type: 'json' };
import sv from '#areas/appointments/shared/visit-rules/messages/sv.json' with { type: 'json' };
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { isWithinNotice } from '#contract/time/time.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import type { AppointmentNotice } from './appointment-messages.ts';

/** What pages say of a visit, for a message about it. */
export interface VisitRules {
  /** What cancelling late and not coming cost. */
  readonly cancelling: string;
  /** It was too late to cancel free of charge when the message was written. */
  readonly isLate: boolean;
  /** How one joins; null where nobody joins anything. */
  readonly joining: string | null;
}

/** The parts of a message that its rules follow from. */
export interface RuledMessage {
  readonly brand: BrandSettings;
  /** One of the brand's. */
  readonly language: Language;
  readonly notice: Pick<AppointmentNotice, 'startsAt' | 'isRemote' | 'locationType' | 'healthCareType'>;
  readonly createdAt: Date;
}

/** The rules of a visit in the words of its brand. */
export function visitRules({ brand, language, notice, createdAt }: RuledMessage): VisitRules {
  const { t } = messageTranslator(brand, language, 'visit-rules', { fi, sv, en });
  const { cancellationNoticeHours: hours, customerServicePhone: phone } = brand;
  const rule = joiningRule(notice);
  // Of what an older version has queued it is not known who pays.
  const payer = notice.healthCareType ?? 'private';
  const values = { payer, phone, call: (words: string) => words };
  const isLate = isWithinNotice(new Date(notice.startsAt), createdAt, hours);
  return {
    cancelling: isLate ? t.markup('binding', values) : t.markup('cancelling', { ...values, hours }),
    isLate,
    joining: rule && t.markup(rule, values),
  };
}
