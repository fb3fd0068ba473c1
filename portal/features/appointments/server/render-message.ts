import { createTranslator } from 'use-intl/core';
import type { BrandSettings } from '#contract/brand.ts';
import { languageIn, textsIn } from '#contract/brand-languages.ts';
import { overrideTree } from '#contract/brand-messages.ts';
import { calendarFile } from '#contract/calendar-file.ts';
import { addressLine } from '#contract/directions.ts';
import { type Language, LOCALES } from '#contract/language.ts';
import { href } from '#contract/routes.ts';
import { TIME_ZONE } from '#contract/time.ts';
import { formatDayHeading, formatTime } from '#contract/time-format.ts';
import { withOverrides } from '#contract/with-overrides.ts';
import type { AppointmentMessages, AppointmentNotice } from '#platform/appointment-messages.ts';
import en from '../messages-outbound/en.json' with { type: 'json' };
import fi from '../messages-outbound/fi.json' with { type: 'json' };
import sv from '../messages-outbound/sv.json' with { type: 'json' };

const MESSAGES = { fi, sv, en };

/** What a message is made of. */
export interface MessageSource {
  readonly template: AppointmentMessages['template'];
  readonly brand: BrandSettings;
  /** The patient's; where the brand does not have it, the message is in the brand's first. */
  readonly language: Language;
  readonly notice: AppointmentNotice;
  /** Origin of the brand's portal: `https://kaari.example`. */
  readonly origin: string;
  /** When the message was asked for. */
  readonly createdAt: Date;
}

export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  /** The appointment as a calendar file; the same event is published and later called off. */
  readonly calendar: string;
  readonly calendarMethod: 'PUBLISH' | 'CANCEL';
}

/** A confirmation or a cancellation as an e-mail. */
export function renderEmail(source: MessageSource): RenderedEmail {
  const { brand, notice } = source;
  const { t, isBooked, url, when, place, name } = parts(source);
  const { child = '' } = notice;
  const key = keyOf(source);
  const facts = [
    ...(child ? [`${t('child')}: ${child}`] : []),
    `${t('when')}: ${when}`,
    `${t('kind')}: ${notice.kind}`,
    `${t('practitioner')}: ${t('who', notice.practitioner)}`,
    `${t('place')}: ${place}`,
  ];
  const after = isBooked
    ? [
        ...(notice.clinic.cmsContent ? [notice.clinic.cmsContent] : []),
        t('booked.link', { url }),
        t('booked.cancel', {
          hours: String(brand.cancellationNoticeHours),
          phone: brand.customerServicePhone,
        }),
      ]
    : [t('cancelled.again', { url })];
  const paragraphs = [t(`${key}.heading`), t(`${key}.intro`, { brand: name }), facts.join('\n'), ...after];
  return {
    subject: t(`${key}.subject`, { when, child }),
    text: `${[...paragraphs, t('signature', { brand: name }), t('noReply')].join('\n\n')}\n`,
    calendar: calendarOf(source, url, place),
    calendarMethod: isBooked ? 'PUBLISH' : 'CANCEL',
  };
}

/** The same as a text message, in one or two parts. */
export function renderSms(source: MessageSource): string {
  const { t, url, when, name } = parts(source);
  const { practitioner, clinic, child = '' } = source.notice;
  return t(`${keyOf(source)}.sms`, {
    brand: name,
    child,
    when,
    practitioner: practitioner.name,
    place: clinic.name,
    url,
  });
}

/** A guardian is told whose appointment it is; who reads of their own knows. */
function keyOf({ template, notice }: MessageSource) {
  const key = template === 'appointment-booked' ? 'booked' : 'cancelled';
  return notice.child ? (`${key}ForChild` as const) : key;
}

function parts({ template, brand, language: wanted, notice, origin }: MessageSource) {
  const language = languageIn(brand, wanted);
  const own = textsIn(brand, language).messages;
  const t = createTranslator({
    locale: LOCALES[language],
    messages: withOverrides(MESSAGES[language], overrideTree(own, 'outbound.appointments')),
    timeZone: TIME_ZONE,
    // A text that is missing must not be sent as its key.
    onError: (error) => {
      throw error;
    },
  });
  const isBooked = template === 'appointment-booked';
  const path =
    isBooked && notice.token
      ? href('anonymous-view-appointment-page', { token: notice.token }, language)
      : href('appointment-reservation-landing-page', {}, language);
  const starts = new Date(notice.startsAt);
  return {
    t,
    isBooked,
    name: brand.name,
    url: origin + path,
    when: t('at', { day: formatDayHeading(starts, language), time: formatTime(starts, language) }),
    place: [notice.clinic.name, notice.clinic.address && addressLine(notice.clinic.address)]
      .filter(Boolean)
      .join(', '),
  };
}

function calendarOf(
  { template, brand, notice, origin, createdAt }: MessageSource,
  url: string,
  place: string,
): string {
  return calendarFile(
    {
      uid: `appointment-${notice.appointmentId}@${new URL(origin).hostname}`,
      title: `${notice.child ? `${notice.child}: ` : ''}${notice.kind}, ${brand.name}`,
      start: notice.startsAt,
      end: notice.endsAt,
      location: place,
      description: `${notice.practitioner.name}, ${notice.practitioner.title}`,
      url,
      isCancelled: template === 'appointment-cancelled',
    },
    createdAt,
  );
}
