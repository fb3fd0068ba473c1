import type {
  AppointmentNotice,
  AppointmentTemplate,
} from '#areas/appointments/shared/mail/server/appointment-messages.ts';
import { renderEmail } from '#areas/appointments/shared/mail/server/render-message.ts';
import { renderMessageNotice } from '#areas/messages/customer-messaging/server/notices/render-message-notice.ts';
import { renderInvoiceNotice } from '#areas/money/invoices/server/notices/render-invoice-notice.ts';
import { renderReceipt, renderRefundReceipt } from '#areas/money/payments/server/render-receipt.ts';
import { renderNotice as renderContactChange } from '#areas/person/contact-change/server/render-notice.ts';
import { renderNotice as renderGuardianNotice } from '#areas/person/guardianship/server/render-notice.ts';
import {
  DELETION_TEMPLATES,
  renderDeletionEmail,
} from '#areas/person/patient-information/server/render-deletion-email.ts';
import type { GuardianNews } from '#areas/person/shared/guardianship/server/guardian-notice.ts';
import type { ContactChangeTemplate } from '#areas/person/shared/patients/contact-change.ts';
import { renderNews } from '#areas/record/record-news/server/render-news.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { appointmentToken } from '#contract/routes/appointment-token.ts';
import type { RenderedMail } from '#outside/mail/client/send-mail.ts';

/** Makes one kind of e-mail with sample facts. */
export type SampleMail = (brand: BrandSettings, language: Language) => RenderedMail;

const ORIGIN = 'https://portal.example';
const DISOWNING_TOKEN = 'A1'.repeat(10);

const NOTICE: AppointmentNotice = {
  appointmentId: 77,
  practitionerId: 1,
  isRemote: false,
  token: appointmentToken(77, 'a-secret-of-some-length'),
  startsAt: '2026-03-30T06:05:00.000Z',
  endsAt: '2026-03-30T06:25:00.000Z',
  kind: 'Vastaanotto',
  practitioner: { name: 'Ilona Heikkinen', title: 'yleislääkäri' },
  clinic: {
    id: 'KAM',
    name: 'Kamppi',
    address: { streetAddress: 'Malminrinne 3', postalCode: '00180', postOffice: 'Helsinki' },
    cmsContent: null,
    slug: 'kamppi',
  },
  price: { cents: 9680, isFixed: false },
};

/** What some kinds tell beyond the appointment. */
const FACTS: Readonly<Record<AppointmentTemplate, Partial<AppointmentNotice>>> = {
  'appointment-booked': { disowningToken: DISOWNING_TOKEN },
  'appointment-cancelled': { token: null },
  'booked-appointment-cancelled': { token: null },
  'appointment-booked-by-visitor': { disowningToken: DISOWNING_TOKEN },
  'appointment-disowned': { token: null },
  'appointment-reminder': {},
  'appointment-moved': { movedFrom: '2026-03-29T09:00:00.000Z' },
  'booked-appointment-moved': { movedFrom: '2026-03-29T09:00:00.000Z' },
  'earlier-time-offered': { movedFrom: '2026-04-02T09:00:00.000Z', offeredUntil: '2026-03-23T06:15:00.000Z' },
  'additional-charge-proposed': {},
  'appointment-cancelled-by-clinic': { token: null },
};

const NEWS: readonly GuardianNews[] = [
  ...(['booked', 'moved', 'cancelled', 'contact', 'guardians', 'consents', 'shared'] as const),
];
const CONTACT_CHANGES: readonly ContactChangeTemplate[] = ['contact-changed', 'contact-restored'];

const ofAppointment =
  (template: AppointmentTemplate, whose: Partial<AppointmentNotice>): SampleMail =>
  (brand, language) =>
    renderEmail({
      template,
      brand,
      language,
      notice: { ...NOTICE, ...FACTS[template], ...whose },
      identity: {
        uid: '5f0c1e52-7d0e-8b61-9f4e-2f6f0d1c9a72',
        sequence: 0,
        organizer: { name: brand.name, email: brand.sender.email },
      },
      origin: ORIGIN,
      createdAt: new Date('2026-03-23T06:00:00.000Z'),
    });

const appointmentMails = (Object.keys(FACTS) as AppointmentTemplate[]).flatMap(
  (template): [string, SampleMail][] => [
    [template, ofAppointment(template, {})],
    [`${template}-for-child`, ofAppointment(template, { child: 'Elsa' })],
  ],
);

/** Every kind of e-mail that the portal sends, by name. */
export const SAMPLE_MAILS: ReadonlyMap<string, SampleMail> = new Map([
  ...appointmentMails,
  ...NEWS.map((news): [string, SampleMail] => [
    `guardian-notice-${news}`,
    (brand, language) =>
      renderGuardianNotice(brand, language, ORIGIN, {
        news,
        child: 'Elsa',
        startsAt: ['booked', 'moved', 'cancelled'].includes(news) ? NOTICE.startsAt : null,
      }),
  ]),
  ...CONTACT_CHANGES.map((template): [string, SampleMail] => [
    template,
    (brand, language) =>
      renderContactChange({
        brand,
        language,
        origin: ORIGIN,
        template,
        notice: {
          at: '2026-03-23T08:05:00.000Z',
          parts: ['email', 'smsLogin'],
          ...(template === 'contact-changed' && { linkToken: 'a'.repeat(43) }),
        },
      }).mail,
  ]),
  ...DELETION_TEMPLATES.map((template): [string, SampleMail] => [
    template,
    (brand, language) =>
      renderDeletionEmail(brand, language, template, { requestedAt: '2026-03-23T08:05:00.000Z' }),
  ]),
  [
    'payment-receipt',
    (brand, language) =>
      renderReceipt(brand, language, ORIGIN, {
        paidAt: '2026-03-23T08:05:00.000Z',
        cents: 16_270,
        invoices: [
          { number: '2026104417', cents: 15_370 },
          { number: '7700318', cents: 900 },
        ],
      }),
  ],
  [
    'refund-receipt',
    (brand, language) =>
      renderRefundReceipt(brand, language, ORIGIN, {
        paidAt: '2026-03-23T08:05:00.000Z',
        cents: 2_500,
        invoices: [{ number: '2026104417', cents: 2_500 }],
      }),
  ],
  ['new-message', (brand, language) => renderMessageNotice(brand, language, ORIGIN).mail],
  ['new-invoice', (brand, language) => renderInvoiceNotice(brand, language, ORIGIN).mail],
  ['record-news', (brand, language) => renderNews(brand, language, ORIGIN).mail],
]);
