import type { CalendarIdentity } from '#areas/appointments/shared/appointments/appointment.ts';
import { addressLine } from '#areas/appointments/shared/appointments/directions.ts';
import en from '#areas/appointments/shared/appointments/messages-outbound/en.json' with { type: 'json' };
import fi from '#areas/appointments/shared/appointments/messages-outbound/fi.json' with { type: 'json' };
import sv from '#areas/appointments/shared/appointments/messages-outbound/sv.json' with { type: 'json' };
import type { BrandSettings } from '#contract/brand/brand.ts';
import { compoundName } from '#contract/brand/compound-name.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { formatDayHeading, formatTime } from '#contract/time/time-format.ts';
import { formatCents } from '#contract/values/money.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import type { AppointmentNotice, AppointmentTemplate } from './appointment-messages.ts';
import { insuranceLine } from './insurance-line.ts';
import { pathOf } from './message-templates.ts';
import { visitRules } from './visit-rules.ts';

/** What a message is made of. */
export interface MessageSource {
  readonly template: AppointmentTemplate;
  readonly brand: BrandSettings;
  /** The patient's; where the brand does not have it, the message is in the brand's first. */
  readonly language: Language;
  readonly notice: AppointmentNotice;
  readonly identity: CalendarIdentity;
  /** Origin of the brand's portal: `https://kaari.example`. */
  readonly origin: string;
  /** When the message was asked for. */
  readonly createdAt: Date;
}

/** For how long after its message a time is held that an older version has offered. */
const OFFERED_BEFORE_MS = 15 * 60_000;

export type MessageParts = ReturnType<typeof partsOf>;

/** The words and links of a message, for all that is made of it. */
export function partsOf({ template, brand, language: wanted, notice, origin, createdAt }: MessageSource) {
  const { t, language } = messageTranslator(brand, wanted, 'outbound.appointments', { fi, sv, en });
  const path = pathOf(template, notice, language);
  const { disowningToken: token } = notice;
  const starts = new Date(notice.startsAt);
  const at = (moment: Date) =>
    t('at', { day: formatDayHeading(moment, language), time: formatTime(moment, language) });
  return {
    t,
    language,
    insurance: insuranceLine(brand, language, notice),
    rules: visitRules({ brand, language, notice, createdAt }),
    name: brand.name,
    compound: compoundName(brand.name, language),
    url: origin + path,
    // A calendar is shared more easily than a mailbox: its entry opens nothing without a login.
    detailsUrl: origin + href('appointment', { ids: notice.appointmentId }, language),
    disowningUrl: token ? origin + href('disown-appointment', { token }, language) : null,
    clinicUrl: notice.clinic.slug ? origin + href('clinic', { slug: notice.clinic.slug }, language) : null,
    when: at(starts),
    until: formatTime(new Date(notice.offeredUntil ?? createdAt.getTime() + OFFERED_BEFORE_MS), language),
    price: notice.price
      ? t(notice.price.isFixed ? 'price' : 'priceFrom', { sum: formatCents(notice.price.cents, language) })
      : null,
    before: notice.movedFrom ? at(new Date(notice.movedFrom)) : null,
    place: [notice.clinic.name, notice.clinic.address && addressLine(notice.clinic.address)]
      .filter(Boolean)
      .join(', '),
  };
}
