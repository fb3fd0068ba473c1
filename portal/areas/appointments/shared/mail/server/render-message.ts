import {
  type CalendarEntry,
  calendarFile,
  methodOf,
} from '#areas/appointments/shared/appointments/calendar-file.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { LetterPart } from '#outside/mail/client/letter.ts';
import type { MailAttachment } from '#outside/mail/client/mailer.ts';
import { type RenderedMail, renderMail } from '#outside/mail/client/send-mail.ts';
import { type MessageParts, type MessageSource, partsOf } from './message-parts.ts';
import { traitsOf, wordsOf } from './message-templates.ts';

export interface RenderedEmail extends RenderedMail {
  /** The appointment for the reader's calendar; null where they know nothing of it yet, or have it there. */
  readonly calendar: RenderedCalendar | null;
}

/** The appointment as a calendar file; the same event is published and later called off. */
export interface RenderedCalendar {
  readonly content: string;
  readonly method: 'PUBLISH' | 'CANCEL';
}

/** What is told of an appointment by e-mail. */
export function renderEmail(source: MessageSource): RenderedEmail {
  const { template, notice } = source;
  const message = partsOf(source);
  const { t, when, until, name } = message;
  const { child = '' } = notice;
  const words = wordsOf(template, notice);
  const calendar = calendarOf(source, message);
  const mail = renderMail(source.brand, {
    subject: t(`${words}.subject`, { when, child }),
    language: message.language,
    heading: t(`${words}.heading`),
    parts: [
      t(`${words}.intro`, { brandCompound: message.compound, time: until }),
      { facts: factsOf(source, message), main: when },
      ...rest(source, message),
    ],
    signature: t('signature', { brand: name }),
    noReply: t('noReply'),
  });
  return { ...mail, calendar, attachments: calendar ? [attachmentOf(source.brand, calendar)] : [] };
}

/** What is told of the appointment. Where somebody else may read the patient's mail, no more than it takes to know it by. */
function factsOf(
  { template, notice }: MessageSource,
  { t, when, before, place, insurance, price }: MessageParts,
): string[] {
  const { child, kind, practitioner } = notice;
  const { tells } = traitsOf(template);
  const isAll = tells === 'everything';
  return [
    ...(child ? [`${t('child')}: ${child}`] : []),
    `${t('when')}: ${when}`,
    ...(before
      ? [`${t(template === 'earlier-time-offered' ? 'earlier.current' : 'moved.before')}: ${before}`]
      : []),
    ...(tells === 'moment'
      ? []
      : [
          ...(isAll ? [`${t('kind')}: ${kind}`] : []),
          `${t('practitioner')}: ${isAll ? t('who', practitioner) : practitioner.name}`,
          `${t('place')}: ${place}`,
          ...(isAll && price ? [price] : []),
          ...(isAll && insurance ? [insurance] : []),
        ]),
  ];
}

/** What there is to do about it, by paragraphs; what most readers come for is the first link. */
function rest(source: MessageSource, { t, url, clinicUrl, disowningUrl, rules }: MessageParts): LetterPart[] {
  const { template, brand, notice } = source;
  const { customerServicePhone: phone, guardianActsUntilAge: age } = brand;
  const again = { url, text: t('cancelled.again', { url }), label: t('cancelled.button') };
  switch (template) {
    case 'appointment-booked':
    case 'appointment-moved':
    case 'booked-appointment-moved':
    case 'appointment-reminder':
      return [
        ...(notice.clinic.cmsContent ? [notice.clinic.cmsContent] : []),
        { url, text: t('booked.link', { url }), label: t('booked.button') },
        ...(clinicUrl
          ? [{ url: clinicUrl, text: t('booked.clinic', { url: clinicUrl }), label: t('booked.clinicPage') }]
          : []),
        ...(rules.joining ? [rules.joining] : []),
        `${rules.cancelling} ${t(rules.isLate ? 'booked.cancelLate' : `${notice.child ? 'bookedForChild' : 'booked'}.cancel`, { phone, age })}`,
        ...(disowningUrl
          ? [
              {
                url: disowningUrl,
                text: t(`${notice.child ? 'bookedForChild' : 'booked'}.disown`, { url: disowningUrl }),
                label: t('bookedByVisitor.button'),
              },
            ]
          : []),
      ];
    case 'appointment-cancelled':
    case 'booked-appointment-cancelled':
      return [again];
    case 'appointment-cancelled-by-clinic':
      return [again, t('clinicCancelled.help', { phone })];
    case 'appointment-booked-by-visitor':
      return [
        t('bookedByVisitor.known'),
        {
          url: disowningUrl ?? url,
          text: t('bookedByVisitor.disown', { url: disowningUrl ?? url }),
          label: t('bookedByVisitor.button'),
        },
        t('bookedByVisitor.help', { phone }),
      ];
    case 'earlier-time-offered':
      return [{ url, text: t('earlier.answer', { url }), label: t('earlier.button') }, t('earlier.keep')];
    case 'additional-charge-proposed':
      return [
        { url, text: t('charge.answer', { url }), label: t('charge.button') },
        t('charge.nothingPaid'),
        t('charge.help', { phone }),
      ];
    case 'appointment-disowned':
      return [t('disowned.help', { phone })];
  }
}

/** The same as a text message, in one to three parts. */
export function renderSms(source: MessageSource): string {
  const { t, url, disowningUrl, when, until, name, rules } = partsOf(source);
  const { template, brand, notice } = source;
  const { practitioner, clinic, child = '' } = notice;
  const text = t(`${wordsOf(template, notice)}.sms`, {
    brand: name,
    child,
    when,
    time: until,
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

const attachmentOf = (brand: BrandSettings, { method, content }: RenderedCalendar): MailAttachment => ({
  filename: `${brand.id}.ics`,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
});

function calendarOf(
  { template, notice, identity, createdAt }: MessageSource,
  { detailsUrl, rules }: MessageParts,
): RenderedCalendar | null {
  const { calendar } = traitsOf(template);
  if (calendar === null) return null;
  const entry: CalendarEntry = {
    identity,
    appointment: {
      ...notice,
      startDate: notice.startsAt,
      endDate: notice.endsAt,
      notes: rules.joining ? [rules.joining] : [],
    },
    url: detailsUrl,
    isCancelled: calendar === 'cancels',
  };
  return { content: calendarFile(entry, createdAt), method: methodOf(entry) };
}
