import {
  CREATE_ATTACHMENT_UPLOAD,
  FINISH_ATTACHMENT_UPLOAD,
  REMOVE_ATTACHMENT,
  RENEW_ATTACHMENT_UPLOAD,
} from '#areas/messages/shared/attachments/operations.ts';
import {
  ANSWER_QUESTIONNAIRE,
  DELETE_DRAFT,
  MARK_THREAD_READ,
  SAVE_DRAFT,
  SEND_MESSAGE,
  SEND_MESSAGE_IN_NEW_THREAD,
  START_CONVERSATION,
  THREAD,
} from '#areas/messages/shared/messaging/operations.ts';
import { RENEWAL_TITLE } from '#areas/messages/shared/messaging/renewal-answers.ts';
import type { RecordKind } from '#areas/record/shared/health-record/kinds.ts';

/** The child whom the callers have no right to. */
export interface Target {
  readonly patientId: string;
  readonly appointmentId: number;
  /** The time that her appointment takes. */
  readonly slotId: number;
  readonly identityCode: string;
  /** What the portal's own API calls her by. */
  readonly childId: string;
  /** Of an upload of her Kela card that is under way. */
  readonly uploadToken: string;
  /** The numbers of entries of her health record by their kinds; each tells her secret. */
  readonly entries: Readonly<Record<RecordKind, number>>;
  /** A conversation of hers, which tells her secret. */
  readonly thread: number;
  /** The portal's number of an invoice of hers, which tells her secret. */
  readonly invoice: number;
  /** A questionnaire that she has answered with her secret. */
  readonly questionnaire: number;
  /** A link of hers that opens her record, and tells her secret. */
  readonly share: number;
  /** Part of her address. */
  readonly secret: string;
}

/** A request as a page would send it, aimed at the target as far as its endpoint can be aimed at anybody. */
interface Aimed {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const CONTACT = {
  emailAddress: 'stranger@example.com',
  phoneNumber: '0401234599',
  streetAddress: 'Vieras katu 1',
  postalCode: '00100',
  postOffice: 'Helsinki',
};
/** What a stranger would tell all patients. */
const NOTICE = {
  kind: 'information',
  places: ['front'],
  from: '',
  until: '',
  texts: ['fi', 'sv', 'en'].map((language) => ({ language, title: 'A', body: 'B', linkText: '', link: '' })),
};
/** What a clinic would tell: nothing. */
const CLINIC = {
  texts: ['fi', 'sv', 'en'].map((language) => ({
    language,
    ...{ name: '', street: '', postOffice: '' },
    ...{ directions: '', parking: '', accessibility: '', arrivalNote: '' },
  })),
  ...{ postalCode: '', latitude: '', longitude: '', hours: [], exceptions: [] },
};
/** A code that nobody was given. */
const INVITATION = '23456789ABCDEFGH';
const NEW_PASSKEY = { clientDataJSON: 'e30', attestationObject: 'oA' };
const PASSKEY = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
/** What a browser hands out that is to show notices. */
const BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/stranger',
  // A point of the curve.
  p256dh: 'BG_wO5SSQc4drdQ1GeaWDgqFtBppoFwygQOqK84VlMoWPE91OlW_AdxT9sCwx-7ni0DG_30lqW4igrmJzvccFEo',
  auth: 'A'.repeat(22),
};
/** The day of those entries. */
const RECORD_DAY = '2026-03-20';
const RESERVATION = { email: 'stranger@example.com', phone: '0401234599', acceptsBinding: true };

const nothing = (): Aimed => ({});
const aimed = (request: (target: Target) => Aimed) => request;

/** A row for each endpoint: a new one needs one here, so that everybody who has no right to it is tried. */
export const REQUESTS: Readonly<Record<string, (target: Target) => Aimed>> = {
  'GET /api/session': nothing,
  'PUT /api/session': aimed(() => ({ body: { analyticsConsent: true } })),
  'PUT /api/session/time-zone': aimed(() => ({ body: { timeZone: 'Europe/Helsinki' } })),
  'GET /api/sessions': nothing,
  'DELETE /api/sessions/{id}': aimed(() => ({ params: { id: 'a'.repeat(43) } })),
  'DELETE /api/sessions': nothing,
  'POST /api/analytics': aimed(() => ({ body: { event: 'reservationCancel', properties: {} } })),
  'GET /api/own-appointments': nothing,
  'GET /api/own-appointments/{ids}': aimed(({ appointmentId }) => ({
    params: { ids: String(appointmentId) },
  })),
  'GET /api/own-appointments/on/{date}': aimed(() => ({ params: { date: RECORD_DAY } })),
  'GET /api/own-appointments/by-time/{id}': aimed(({ slotId }) => ({ params: { id: String(slotId) } })),
  'DELETE /api/appointments/{id}': aimed(({ appointmentId }) => ({ params: { id: String(appointmentId) } })),
  'POST /api/appointments/check-in/{id}': aimed(({ appointmentId }) => ({
    params: { id: String(appointmentId) },
  })),
  'POST /api/appointments/{id}/arrival-reason': aimed(({ appointmentId }) => ({
    params: { id: String(appointmentId) },
    body: { arrivalReason: 'Vieras' },
  })),
  'GET /api/video/{id}': aimed(({ appointmentId }) => ({ params: { id: String(appointmentId) } })),
  'GET /api/video/{id}/room': aimed(({ appointmentId }) => ({ params: { id: String(appointmentId) } })),
  'POST /api/video/{id}/join': aimed(({ appointmentId }) => ({ params: { id: String(appointmentId) } })),
  'POST /api/video/{id}/guests': aimed(({ appointmentId }) => ({
    params: { id: String(appointmentId) },
    body: { kind: 'interpreter' },
  })),
  'DELETE /api/video/{id}/guests/{guest}': aimed(({ appointmentId }) => ({
    params: { id: String(appointmentId), guest: '00000000-0000-4000-8000-000000000000' },
  })),
  'GET /api/anon/video/{guest}': aimed(() => ({ params: { guest: 'a'.repeat(43) } })),
  'GET /api/anon/video/{guest}/room': aimed(() => ({ params: { guest: 'a'.repeat(43) } })),
  'POST /api/anon/video/{guest}/join': aimed(() => ({ params: { guest: 'a'.repeat(43) } })),
  'GET /api/anon/contact-change/{change}': aimed(() => ({ params: { change: 'a'.repeat(43) } })),
  'POST /api/anon/contact-change/{change}': aimed(() => ({ params: { change: 'a'.repeat(43) } })),
  'GET /api/record-shares': nothing,
  'POST /api/record-shares': aimed(() => ({
    body: { contents: 'health-record', recipient: 'Vieras', hours: 1 },
  })),
  'DELETE /api/record-shares/{id}': aimed(({ share }) => ({ params: { id: String(share) } })),
  'POST /api/anon/record-shares/{share}': aimed(() => ({
    params: { share: 'a'.repeat(43) },
    body: { code: '12345678', reader: 'Vieras' },
  })),
  'GET /api/anon/record-share-files/{ticket}': aimed(() => ({ params: { ticket: 'a'.repeat(43) } })),
  'GET /api/anon/video-connection': nothing,
  // Her identity code is no secret to everybody; without the link's it opens nothing.
  'POST /api/anon/check-in': aimed(({ identityCode }) => ({
    body: { appointmentId: 'a'.repeat(20), ssnEndPart: identityCode.slice(-4) },
  })),
  'GET /api/anon/appointment/{token}': aimed(() => ({ params: { token: 'a'.repeat(20) } })),
  'GET /api/anon/appointment/by-time/{id}': aimed(({ slotId }) => ({ params: { id: String(slotId) } })),
  'GET /api/anon/appointment/{token}/disownment': aimed(() => ({ params: { token: 'a'.repeat(20) } })),
  'POST /api/anon/appointment/{token}/disownment': aimed(() => ({ params: { token: 'a'.repeat(20) } })),
  'GET /api/payments/due': nothing,
  'GET /api/payments/owed': aimed(({ invoice }) => ({ query: { reference: String(invoice) } })),
  'POST /api/payments/': aimed(({ invoice }) => ({
    body: {
      requestBody: {
        amount: 153_70,
        items: [{ productCode: '', unitPrice: 153_70, units: 1, vatPercentage: 0 }],
        language: 'FI',
        reference: String(invoice),
      },
    },
  })),
  'GET /api/payments/{payment}': aimed(() => ({
    params: { payment: '5f0c1e52-7d0e-4b61-9f4e-2f6f0d1c9a72' },
  })),
  // Its number is no secret to everybody; with another sum it opens nothing.
  'POST /api/anon/payments': aimed(() => ({
    body: { invoiceNumber: '2026104417', sumCents: 1, email: 'maksaja@example.com' },
  })),
  'GET /api/anon/payments/{payment}': aimed(() => ({
    params: { payment: '5f0c1e52-7d0e-4b61-9f4e-2f6f0d1c9a72' },
  })),
  'GET /api/appointments': nothing,
  'GET /api/appointments/available-appointment-dates': aimed(() => ({
    query: { startDate: '2026-03-24', endDate: '2026-03-30' },
  })),
  'GET /api/appointments/next': aimed(() => ({ query: { clinic: 'kamppi' } })),
  'GET /api/clinics/{slug}': aimed(() => ({ params: { slug: 'kamppi' } })),
  'GET /api/practitioners/{slug}': aimed(() => ({ params: { slug: 'ilona-heikkinen-1' } })),
  'GET /api/appointments/specialty': nothing,
  'GET /api/appointments/clinics': nothing,
  'GET /api/appointments/practitioners': nothing,
  'GET /api/appointments/practitioner-clinics': aimed(() => ({ query: { id: '1' } })),
  'GET /api/appointments/free/{id}': aimed(({ slotId }) => ({ params: { id: String(slotId) } })),
  // Her identity code is no secret to everybody; with another name it opens nothing.
  'POST /api/anon/reserve-appointment': aimed(({ slotId, identityCode }) => ({
    body: {
      ...RESERVATION,
      slotId,
      identityCode,
      firstName: 'Vieras',
      lastName: 'Henkilö',
      acceptsTerms: true,
    },
  })),
  'POST /api/reserve-appointment': aimed(({ slotId }) => ({
    body: { ...RESERVATION, slotId },
  })),
  'PUT /api/appointments/{id}': aimed(({ appointmentId, slotId }) => ({
    params: { id: String(appointmentId) },
    body: { slotId, acceptsBinding: true },
  })),
  'GET /api/appointments/{id}/earlier-time': aimed(({ appointmentId }) => ({
    params: { id: String(appointmentId) },
  })),
  'POST /api/appointments/{id}/earlier-time': aimed(({ appointmentId }) => ({
    params: { id: String(appointmentId) },
    body: { samePractitioner: false, sameClinic: false },
  })),
  'DELETE /api/appointments/{id}/earlier-time': aimed(({ appointmentId }) => ({
    params: { id: String(appointmentId) },
  })),
  'PUT /api/appointments/{id}/earlier-time': aimed(({ appointmentId, slotId }) => ({
    params: { id: String(appointmentId) },
    body: { slotId, accepts: true, acceptsBinding: true },
  })),
  'GET /api/appointments/{id}/additional-charge': aimed(({ appointmentId }) => ({
    params: { id: String(appointmentId) },
  })),
  'POST /api/appointments/{id}/additional-charge': aimed(({ appointmentId }) => ({
    params: { id: String(appointmentId) },
    body: { answer: 'approve', contentHash: 'a'.repeat(43), acceptsBinding: true },
  })),
  'GET /api/calendar-feed': nothing,
  'POST /api/calendar-feed': aimed(() => ({ body: { showsDetails: true } })),
  'PUT /api/calendar-feed': aimed(() => ({ body: { showsDetails: true } })),
  'POST /api/calendar-feed/renewal': nothing,
  'DELETE /api/calendar-feed': nothing,
  'GET /api/record-notices': nothing,
  'PUT /api/record-notices': aimed(() => ({
    body: { results: { email: false, sms: false }, waitsForComment: true },
  })),
  'GET /api/push-devices': nothing,
  'POST /api/push-devices': aimed(() => ({ body: BROWSER })),
  'DELETE /api/push-devices/{id}': aimed(() => ({ params: { id: '999999999' } })),
  'POST /api/anon/push-devices/end': aimed(() => ({
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/nobody' },
  })),
  'POST /api/anon/push-devices/renewal': aimed(() => ({
    body: { ...BROWSER, former: 'https://fcm.googleapis.com/fcm/send/nobody' },
  })),
  'GET /api/withholding': nothing,
  'GET /api/withholding/belongings/{id}': aimed(({ entries }) => ({ params: { id: String(entries.visit) } })),
  'PUT /api/withholding/{what}': aimed(({ entries }) => ({
    params: { what: `entry-${entries.visit}` },
    body: { isWithheld: false },
  })),
  'GET /api/visits': nothing,
  'GET /api/visits/{id}': aimed(({ entries }) => ({ params: { id: String(entries.visit) } })),
  'GET /api/guardianship/children': nothing,
  'GET /api/guardianship/family': nothing,
  'POST /api/guardianship/act-for': aimed(({ childId }) => ({ body: { child: childId } })),
  'GET /api/insurance/pohjola-check/{date}': aimed(() => ({ params: { date: '2026-03-30' } })),
  'GET /api/insurance/lahitapiola-policy-check': nothing,
  'GET /api/insurance/lahitapiola-direct-compensation-permits/{lang}': aimed(() => ({
    params: { lang: 'fi' },
  })),
  'POST /api/concepts': aimed(() => ({ body: { code: '90157' } })),
  'GET /api/imaging': nothing,
  'GET /api/imaging/referrals/{id}': aimed(({ entries }) => ({
    params: { id: String(entries.imagingReferral) },
  })),
  'GET /api/imaging/results/{date}': aimed(() => ({ params: { date: RECORD_DAY } })),
  'GET /api/laboratory': nothing,
  'GET /api/laboratory/referrals/{id}': aimed(({ entries }) => ({
    params: { id: String(entries.laboratoryReferral) },
  })),
  'GET /api/laboratory/trends/{ids}': aimed(({ entries }) => ({
    params: { ids: String(entries.laboratoryResult) },
  })),
  'GET /api/laboratory/results/{date}': aimed(() => ({ params: { date: RECORD_DAY } })),
  'GET /api/prescriptions': nothing,
  'GET /api/prescriptions/{ids}': aimed(({ entries }) => ({
    params: { ids: String(entries.prescription) },
  })),
  'GET /api/payments/invoices-list': nothing,
  'GET /api/payments/good-sign-invoice': aimed(() => ({ query: { invoiceNumber: '7700318' } })),
  'GET /api/invoices/invoice-summary': aimed(({ invoice }) => ({ query: { invoiceId: String(invoice) } })),
  'GET /api/invoices/{id}/pdf': aimed(({ invoice }) => ({ params: { id: String(invoice) } })),
  'GET /api/questionnaires': nothing,
  'GET /api/questionnaires/{id}': aimed(({ questionnaire }) => ({ params: { id: String(questionnaire) } })),
  'GET /api/questionnaires/{id}/fhir': aimed(({ questionnaire }) => ({
    params: { id: String(questionnaire) },
  })),
  'GET /api/chats/{chat}': aimed(() => ({ params: { chat: 'mentalSupport' } })),
  'POST /api/chats/{chat}': aimed(() => ({ params: { chat: 'mentalSupport' }, body: { content: 'Hei' } })),
  'GET /api/chats/threads/{id}/latest': aimed(({ thread }) => ({ params: { id: String(thread) } })),
  'GET /api/customer-messaging': aimed(({ thread }) => ({
    query: { query: THREAD, variables: JSON.stringify({ id: String(thread) }) },
  })),
  'POST /api/customer-messaging': aimed(({ entries }) => ({
    body: {
      query: SEND_MESSAGE_IN_NEW_THREAD,
      variables: {
        title: RENEWAL_TITLE,
        type: 'customer',
        participantIds: [],
        firstMessage: {
          renewal: {
            prescriptions: [
              {
                id: entries.prescription,
                reason: 'Verenpainetauti',
                hasRunOut: 'yes',
                amountLeft: '',
                hasSideEffects: 'no',
                sideEffects: '',
              },
            ],
            otherMedicines: 'Ei muita',
          },
        },
      },
    },
  })),
  'POST /api/logout': nothing,
  'GET /api/identification-methods': nothing,
  'GET /api/kela-card': nothing,
  'POST /api/kela-card/init-upload': aimed(({ uploadToken }) => ({
    body: {
      mimetypes: { front: 'image/png', back: 'image/png' },
      sizes: { front: 1, back: 1 },
      token: uploadToken,
    },
  })),
  'GET /api/kela-card/finish-upload': aimed(({ uploadToken }) => ({ query: { token: uploadToken } })),
  'GET /api/privacy-notice': nothing,
  'GET /api/terms': nothing,
  'GET /api/user': nothing,
  'GET /api/certificates': nothing,
  'GET /api/certificates/{id}': aimed(({ entries }) => ({ params: { id: String(entries.certificate) } })),
  'GET /api/certificates/{id}/file': aimed(({ entries }) => ({
    params: { id: String(entries.certificate) },
  })),
  'GET /api/health-record': nothing,
  'GET /api/health-record/fhir': nothing,
  'GET /api/health-record/documents/{file}': aimed(({ entries }) => ({
    params: { file: 'visit.txt' },
    query: { of: String(entries.visit) },
  })),
  'POST /api/health-record/search': aimed(() => ({ body: { words: 'a' } })),
  'GET /api/record-apps': nothing,
  'DELETE /api/record-apps/{id}': aimed(() => ({ params: { id: '1' } })),
  'GET /api/record-app-request': aimed(() => ({ query: { request: 'a'.repeat(100) } })),
  'POST /api/record-app-request': aimed(() => ({
    body: { request: 'a'.repeat(100), types: ['Patient'], stays: true },
  })),
  'GET /api/occupational-vaccination': nothing,
  'GET /api/occupational/memo': nothing,
  'GET /api/occupational/team': nothing,
  'GET /api/sickness-fund': nothing,
  'GET /api/vaccinations': nothing,
  'GET /api/vaccinations/travel': nothing,
  'GET /api/growth': nothing,
  'GET /api/home-measurements': nothing,
  'POST /api/home-measurements': aimed(() => ({
    body: {
      ...{ kind: 'pulse', systolic: '', diastolic: '', pulse: '', value: '60' },
      ...{ day: RECORD_DAY, time: '8.00', note: '' },
    },
  })),
  'DELETE /api/home-measurements/{id}': aimed(() => ({ params: { id: '1' } })),
  'PUT /api/home-measurements/sharing': aimed(() => ({ body: { isShared: true } })),
  'GET /api/system-status': nothing,
  'GET /api/notices': aimed(() => ({ query: { place: 'front' } })),
  'GET /api/help': nothing,
  'GET /api/help/topics': nothing,
  'GET /api/content': nothing,
  'POST /api/content/notices': aimed(() => ({ body: NOTICE })),
  'GET /api/content/{id}': aimed(() => ({ params: { id: '1' } })),
  'POST /api/content/{id}/versions': aimed(() => ({
    params: { id: '1' },
    body: { ...NOTICE, after: 1 },
  })),
  'POST /api/content/{id}/restoration': aimed(() => ({
    params: { id: '1' },
    body: { after: 1, version: 1 },
  })),
  'PUT /api/content/{id}/publication': aimed(() => ({ params: { id: '1' }, body: { version: 1 } })),
  'GET /api/clinic-content': nothing,
  'GET /api/clinic-content/{clinic}': aimed(() => ({ params: { clinic: 'KAM' } })),
  'POST /api/clinic-content/{clinic}/versions': aimed(() => ({
    params: { clinic: 'KAM' },
    body: { ...CLINIC, after: 1 },
  })),
  'POST /api/clinic-content/{clinic}/restoration': aimed(() => ({
    params: { clinic: 'KAM' },
    body: { after: 1, version: 1 },
  })),
  'PUT /api/clinic-content/{clinic}/publication': aimed(() => ({
    params: { clinic: 'KAM' },
    body: { version: 1, newest: 1, published: 1 },
  })),
  'GET /api/employees': nothing,
  'POST /api/employees/imports': aimed(() => ({ body: { import: null, header: 'hetu;alkaa', records: [] } })),
  'GET /api/workspace': nothing,
  'GET /api/workspace/threads/{id}': aimed(({ thread }) => ({ params: { id: String(thread) } })),
  'GET /api/workspace/threads/{id}/attachments/{file}': aimed(({ thread }) => ({
    params: { id: String(thread), file: '1' },
  })),
  'PUT /api/workspace/threads/{id}/assignee': aimed(({ thread }) => ({
    params: { id: String(thread) },
    body: { expected: null, assignee: null },
  })),
  'POST /api/workspace/threads/{id}/messages': aimed(({ thread }) => ({
    params: { id: String(thread) },
    body: { text: 'Vieras', questionnaire: null },
  })),
  'POST /api/workspace/threads/{id}/messages/{message}/deletion': aimed(({ thread }) => ({
    params: { id: String(thread), message: '1' },
    body: { reason: 'Vieras' },
  })),
  'POST /api/workspace/threads/{id}/notes': aimed(({ thread }) => ({
    params: { id: String(thread) },
    body: { note: 'Vieras' },
  })),
  'PUT /api/workspace/threads/{id}/closing': aimed(({ thread }) => ({
    params: { id: String(thread) },
    body: { reason: 'answered' },
  })),
  'PUT /api/workspace/threads/{id}/renewals': aimed(({ thread }) => ({
    params: { id: String(thread) },
    body: { requests: [1], answer: { outcome: 'renewed' } },
  })),
  'GET /api/workspace/threads/{id}/questionnaires/{invitation}': aimed(({ thread }) => ({
    params: { id: String(thread), invitation: '1' },
  })),
  'GET /api/workspace/threads/{id}/home-measurements': aimed(({ thread }) => ({
    params: { id: String(thread) },
  })),
  'GET /api/workspace/threads/{id}/attachments': aimed(({ thread }) => ({ params: { id: String(thread) } })),
  'POST /api/workspace/threads/{id}/attachments': aimed(({ thread }) => ({
    params: { id: String(thread) },
    body: { fileName: 'vieras.pdf', bytes: 1 },
  })),
  'PUT /api/workspace/threads/{id}/attachments/{file}/upload': aimed(({ thread }) => ({
    params: { id: String(thread), file: '1' },
  })),
  'PUT /api/workspace/threads/{id}/attachments/{file}/arrival': aimed(({ thread }) => ({
    params: { id: String(thread), file: '1' },
  })),
  'DELETE /api/workspace/threads/{id}/attachments/{file}': aimed(({ thread }) => ({
    params: { id: String(thread), file: '1' },
  })),
  'GET /api/workspace/staff': nothing,
  'POST /api/workspace/staff': aimed(() => ({
    body: { identityCode: '010190-987H', name: 'Noor Haddad', like: '1' },
  })),
  'DELETE /api/workspace/staff/{id}': aimed(() => ({ params: { id: '1' } })),
  'POST /api/workspace/staff/{id}/invitation': aimed(() => ({ params: { id: '1' } })),
  'GET /api/workspace/service-breaks': nothing,
  'POST /api/workspace/service-breaks': aimed(() => ({ body: { type: 'unexpected', part: 'booking' } })),
  'DELETE /api/workspace/service-breaks/{id}': aimed(() => ({ params: { id: '1' } })),
  'GET /api/workspace/start': nothing,
  'GET /api/workspace/questionnaires': nothing,
  'POST /api/workspace/questionnaires/preview': aimed(() => ({ body: { content: '{}' } })),
  'POST /api/workspace/questionnaires': aimed(() => ({ body: { content: '{}' } })),
  'POST /api/workspace/threads': aimed(({ thread }) => ({
    body: {
      title: 'Vieras',
      text: 'Vieras',
      team: 'nurses',
      about: { type: 'supervisor', thread },
    },
  })),
  'GET /api/workspace/absences': nothing,
  'POST /api/workspace/absences': aimed(() => ({
    body: { from: '2026-03-24', to: '2026-03-25', substitute: 1 },
  })),
  'DELETE /api/workspace/absences/{id}': aimed(() => ({ params: { id: '1' } })),
  'POST /api/user': aimed(() => ({ body: { ...CONTACT, language: 'fi' } })),
  'PUT /api/user': aimed(() => ({ body: CONTACT })),
  'GET /api/user/guardians': nothing,
  'POST /api/user/contact-information': aimed(() => ({ body: { ...CONTACT, guardians: [] } })),
  'GET /api/user/consent': nothing,
  'POST /api/user/consent': aimed(() => ({
    body: {
      allowsCommonRegistry: false,
      allowsMarketingMail: true,
      allowsTreatmentInstructionsMail: false,
      allowsBookingSms: false,
      confirmsPrivacyPolicy: true,
    },
  })),
  'GET /api/user/access-log': nothing,
  'GET /api/user/data': nothing,
  'POST /api/user/deletion-request': nothing,
  'GET /api/user/register': nothing,
  'POST /api/user/register': aimed(({ identityCode }) => ({
    body: {
      ...CONTACT,
      firstNames: 'Sofia Elisabet',
      lastName: 'Lindström',
      identityCode: '300886-914F',
      language: 'fi',
      acceptsTerms: true,
      child: {
        firstNames: 'Vieras',
        lastName: 'Lapsi',
        identityCode,
        isGuardianHasSameAddress: true,
        streetAddress: '',
        postalCode: '',
        postOffice: '',
      },
    },
  })),
  'GET /api/mfa': nothing,
  'POST /api/mfa': aimed(() => ({ body: { action: 'disable' } })),
  'POST /api/mfa-offer': nothing,
  'POST /api/mfa-onboarding': aimed(() => ({ body: { phoneNumber: '0401234599' } })),
  'PUT /api/mfa-onboarding': aimed(() => ({ body: { challengeResponseFromUser: '1234' } })),
  'GET /api/session-timed-out': nothing,
  'POST /api/request-mfa-sms': nothing,
  'POST /api/staff/challenge': nothing,
  'POST /api/staff/sessions/passkey': aimed(() => ({ body: { credential: PASSKEY } })),
  'POST /api/staff/sessions/password': aimed(() => ({ body: { user: '1', password: 'arvattu salasana' } })),
  'POST /api/staff/invitation': aimed(() => ({ body: { code: INVITATION } })),
  'POST /api/staff/passkeys': aimed(() => ({
    body: { code: INVITATION, credential: { ...PASSKEY, response: NEW_PASSKEY } },
  })),
  'POST /api/staff/passwords': aimed(() => ({ body: { code: INVITATION, password: 'arvattu salasana' } })),
  'POST /api/pin': aimed(() => ({ body: { pin: '1234' } })),
};

/** The same for each further operation that an endpoint of GraphQL's kind runs, by its name after the endpoint's. */
export const OPERATIONS: Readonly<Record<string, (target: Target) => Aimed>> = {
  'POST /api/customer-messaging startConversation': aimed(() => ({
    body: {
      query: START_CONVERSATION,
      variables: {
        title: 'Kysymys',
        type: 'customer',
        participantIds: ['nurses'],
        firstMessage: { message: { content: 'Hei', attachmentIds: [] } },
      },
    },
  })),
  'POST /api/customer-messaging sendMessage': aimed(({ thread }) => ({
    body: {
      query: SEND_MESSAGE,
      variables: { threadId: String(thread), message: { content: 'Hei', attachmentIds: [] } },
    },
  })),
  'POST /api/customer-messaging markThreadRead': aimed(({ thread }) => ({
    body: { query: MARK_THREAD_READ, variables: { threadId: String(thread), lastMessageId: '1' } },
  })),
  'POST /api/customer-messaging saveDraft': aimed(({ thread }) => ({
    body: {
      query: SAVE_DRAFT,
      variables: { threadId: String(thread), draft: { title: '', content: 'Hei', recipientId: null } },
    },
  })),
  'POST /api/customer-messaging deleteDraft': aimed(({ thread }) => ({
    body: { query: DELETE_DRAFT, variables: { threadId: String(thread) } },
  })),
  'POST /api/customer-messaging createAttachmentUpload': aimed(({ thread }) => ({
    body: {
      query: CREATE_ATTACHMENT_UPLOAD,
      variables: { file: { fileName: 'a.pdf', bytes: 10, threadId: String(thread) } },
    },
  })),
  'POST /api/customer-messaging renewAttachmentUpload': aimed(() => ({
    body: { query: RENEW_ATTACHMENT_UPLOAD, variables: { id: '1' } },
  })),
  'POST /api/customer-messaging finishAttachmentUpload': aimed(() => ({
    body: { query: FINISH_ATTACHMENT_UPLOAD, variables: { id: '1' } },
  })),
  'POST /api/customer-messaging removeAttachment': aimed(() => ({
    body: { query: REMOVE_ATTACHMENT, variables: { id: '1' } },
  })),
  'POST /api/customer-messaging answerQuestionnaire': aimed(({ questionnaire }) => ({
    body: {
      query: ANSWER_QUESTIONNAIRE,
      variables: { questionnaireInvitationId: String(questionnaire), answers: '{"more":"Hyvin"}' },
    },
  })),
};
