import type { BrandSettings } from '#contract/brand/brand.ts';
import { compoundName } from '#contract/brand/compound-name.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { formatDayHeading, formatTime } from '#contract/time/time-format.ts';
import type { CalendarIdentity } from '#domain/appointments/appointment.ts';
import { type CalendarEntry, calendarFile, methodOf } from '#domain/appointments/calendar-file.ts';
import { addressLine } from '#domain/appointments/directions.ts';
import type {
  AppointmentNotice,
  AppointmentTemplate,
} from '#domain/appointments/server/appointment-messages.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import en from '../messages-outbound/en.json' with { type: 'json' };
import fi from '../messages-outbound/fi.json' with { type: 'json' };
import sv from '../messages-outbound/sv.json' with { type: 'json' };
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

export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  /** The appointment for the reader's calendar; null where they know nothing of it yet, or have it there. */
  readonly calendar: RenderedCalendar | null;
}

/** The appointment as a calendar file; the same event is published and later called off. */
export interface RenderedCalendar {
  readonly content: string;
  readonly method: 'PUBLISH' | 'CANCEL';
}

/** Whose reader knows nothing of the appointment yet, or has its entry already. */
const WITHOUT_CALENDAR: ReadonlySet<AppointmentTemplate> = new Set([
  'appointment-booked-by-visitor',
  'appointment-reminder',
]);

/** What is told of an appointment by e-mail. */
export function renderEmail(source: MessageSource): RenderedEmail {
  const { template, notice } = source;
  const message = parts(source);
  const { t, when, name } = message;
  const { child = '' } = notice;
  const key = keyOf(source);
  const paragraphs = [
    t(`${key}.heading`),
    t(`${key}.intro`, { brandCompound: message.compound }),
    factsOf(source, message).join('\n'),
    ...rest(source, message),
  ];
  return {
    subject: t(`${key}.subject`, { when, child }),
    text: `${[...paragraphs, t('signature', { brand: name }), t('noReply')].join('\n\n')}\n`,
    calendar: WITHOUT_CALENDAR.has(template) ? null : calendarOf(source, message),
  };
}

/** What is told of the appointment. Where somebody else may read the patient's mail, no more than it takes to know it by. */
function factsOf({ template, notice }: MessageSource, { t, when, place }: Parts): string[] {
  const { child, kind, practitioner } = notice;
  return [
    ...(child ? [`${t('child')}: ${child}`] : []),
    `${t('when')}: ${when}`,
    ...(template === 'appointment-booked-by-visitor'
      ? []
      : [
          `${t('kind')}: ${kind}`,
          `${t('practitioner')}: ${t('who', practitioner)}`,
          `${t('place')}: ${place}`,
        ]),
  ];
}

/** What there is to do about it, by paragraphs. */
function rest(source: MessageSource, { t, url, disowningUrl, rules }: Parts): string[] {
  const { template, brand, notice } = source;
  const { customerServicePhone: phone } = brand;
  switch (template) {
    case 'appointment-booked':
    case 'appointment-reminder':
      return [
        ...(notice.clinic.cmsContent ? [notice.clinic.cmsContent] : []),
        t('booked.link', { url }),
        ...(rules.joining ? [rules.joining] : []),
        `${rules.cancelling} ${t(rules.isLate ? 'booked.cancelLate' : 'booked.cancel', { phone })}`,
        ...(disowningUrl
          ? [t(`${notice.child ? 'bookedForChild' : 'booked'}.disown`, { url: disowningUrl })]
          : []),
      ];
    case 'appointment-cancelled':
    case 'booked-appointment-cancelled':
      return [t('cancelled.again', { url })];
    case 'appointment-booked-by-visitor':
      return [
        t('bookedByVisitor.known'),
        t('bookedByVisitor.disown', { url: disowningUrl ?? url }),
        t('bookedByVisitor.help', { phone }),
      ];
    case 'appointment-disowned':
      return [t('disowned.help', { phone })];
  }
}

/** The same as a text message, in one to three parts. */
export function renderSms(source: MessageSource): string {
  const { t, url, disowningUrl, when, name, rules } = parts(source);
  const { template, brand, notice } = source;
  const { practitioner, clinic, child = '' } = notice;
  const text = t(`${keyOf(source)}.sms`, {
    brand: name,
    child,
    when,
    practitioner: practitioner.name,
    place: clinic.name,
    rule: rules.isLate
      ? t('booked.smsBinding')
      : t('booked.smsCancelling', { hours: brand.cancellationNoticeHours }),
    phone: brand.customerServicePhone,
    url: template === 'appointment-booked-by-visitor' ? (disowningUrl ?? url) : url,
  });
  const isBoth = template === 'appointment-booked' && disowningUrl !== null;
  return isBoth ? `${text} ${t('booked.smsDisown', { url: disowningUrl })}` : text;
}

const KEYS = {
  'appointment-booked': ['booked', 'bookedForChild'],
  'appointment-cancelled': ['cancelled', 'cancelledForChild'],
  'booked-appointment-cancelled': ['bookedCancelled', 'bookedCancelled'],
  'appointment-booked-by-visitor': ['bookedByVisitor', 'bookedByVisitorForChild'],
  // Who booked has typed whom it was for.
  'appointment-disowned': ['disowned', 'disowned'],
  'appointment-reminder': ['reminder', 'reminderForChild'],
} as const satisfies Record<AppointmentTemplate, unknown>;

/** A guardian is told whose appointment it is; a patient knows. */
function keyOf({ template, notice }: MessageSource) {
  const [own, forChild] = KEYS[template];
  return notice.child ? forChild : own;
}

type Parts = ReturnType<typeof parts>;

function parts({ template, brand, language: wanted, notice, origin, createdAt }: MessageSource) {
  const { t, language } = messageTranslator(brand, wanted, 'outbound.appointments', { fi, sv, en });
  const path =
    (template === 'appointment-booked' || template === 'appointment-reminder') && notice.token
      ? href('anonymous-view-appointment-page', { token: notice.token }, language)
      : href('appointment-reservation-landing-page', {}, language);
  const { disowningToken: token } = notice;
  const starts = new Date(notice.startsAt);
  return {
    t,
    rules: visitRules({ brand, language, notice, createdAt }),
    name: brand.name,
    compound: compoundName(brand.name, language),
    url: origin + path,
    // A calendar is shared more easily than a mailbox: its entry opens nothing without a login.
    detailsUrl: origin + href('appointment', { ids: notice.appointmentId }, language),
    disowningUrl: token ? origin + href('disown-appointment', { token }, language) : null,
    when: t('at', { day: formatDayHeading(starts, language), time: formatTime(starts, language) }),
    place: [notice.clinic.name, notice.clinic.address && addressLine(notice.clinic.address)]
      .filter(Boolean)
      .join(', '),
  };
}

function calendarOf(
  { template, notice, identity, createdAt }: MessageSource,
  { detailsUrl, rules }: Parts,
): RenderedCalendar {
  const entry: CalendarEntry = {
    identity,
    appointment: {
      ...notice,
      startDate: notice.startsAt,
      endDate: notice.endsAt,
      notes: rules.joining ? [rules.joining] : [],
    },
    url: detailsUrl,
    isCancelled: template !== 'appointment-booked',
  };
  return { content: calendarFile(entry, createdAt), method: methodOf(entry) };
}
