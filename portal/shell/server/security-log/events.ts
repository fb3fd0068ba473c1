import type { ProblemCode } from '#contract/calls/problem.ts';

/** The events of the security log; `docs/security-log.md` says what each means and what to do. */
export type EventName =
  | 'signedIn'
  | 'signInFailed'
  | 'signedOut'
  | 'sessionsEnded'
  | 'staffCredentialSet'
  | 'staffKept'
  | 'breakKept'
  | 'contentPublished'
  | 'codeWrong'
  | 'codesUsedUp'
  | 'refused'
  | 'forged'
  | 'limited'
  | 'malformed'
  | 'misdirected'
  | 'registered'
  | 'registrationRefused'
  | 'actingRefused'
  | 'bookingUnmatched'
  | 'linkUnknown'
  | 'uploadRefused'
  | 'dataDownloaded'
  | 'deletionRequested'
  | 'contactRestored'
  | 'paymentForged';

/** What has happened, in words of the portal's own: nothing that was sent. */
export interface Happening {
  readonly event: EventName;
  /** The portal's own code for how or why. */
  readonly reason?: string;
}

/** Problems that indicate an attack or a mistake, whichever call answers them. */
const PROBLEMS: Readonly<Partial<Record<ProblemCode, Happening>>> = {
  authenticationRequired: { event: 'refused', reason: 'authenticationRequired' },
  forbidden: { event: 'refused', reason: 'forbidden' },
  freshIdentificationRequired: { event: 'refused', reason: 'freshIdentificationRequired' },
  notFound: { event: 'refused', reason: 'notFound' },
  scopeChanged: { event: 'refused', reason: 'scopeChanged' },
  csrfFailed: { event: 'forged' },
  tooManyRequests: { event: 'limited' },
  downloadUnderWay: { event: 'limited' },
  malformed: { event: 'malformed' },
  headersTooLarge: { event: 'malformed', reason: 'headersTooLarge' },
  payloadTooLarge: { event: 'malformed', reason: 'payloadTooLarge' },
  requestTimeout: { event: 'malformed', reason: 'requestTimeout' },
  unsupportedMediaType: { event: 'malformed', reason: 'unsupportedMediaType' },
  misdirected: { event: 'misdirected' },
};

const sessionsEnded: Happening = { event: 'sessionsEnded' };
const registrationRefused = (reason: string): Happening => ({ event: 'registrationRefused', reason });
const linkUnknown = { 'appointment-not-found': { event: 'linkUnknown' } } as const;
const changeUnknown = { 'link-not-found': { event: 'linkUnknown' } } as const;
const bookingUnmatched = (reason: string): Happening => ({ event: 'bookingUnmatched', reason });

const staffSignIn = (reason: string) => ({
  success: { event: 'signedIn', reason } as const,
  failed: { event: 'signInFailed', reason } as const,
});
const credentialSet = (reason: string) => ({
  success: { event: 'staffCredentialSet', reason } as const,
  userNotFound: { event: 'codeWrong', reason: 'invitation' } as const,
});

const staffKept = (reason: string): Happening => ({ event: 'staffKept', reason });
const breakKept = (reason: string): Happening => ({ event: 'breakKept', reason });

const paymentForged = (reason: string): Happening => ({ event: 'paymentForged', reason });
/** What somebody says of a payment that the provider has not said, or not of this one. */
const RETURNED = {
  forged: paymentForged('signature'),
  unknownPayment: paymentForged('unknownPayment'),
  wrongSum: paymentForged('wrongSum'),
  wrongTransaction: paymentForged('wrongTransaction'),
} as const;

/** Answers of single calls. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, Happening>>>> = {
  'POST /api/logout': { success: { event: 'signedOut' } },
  'DELETE /api/sessions': { success: sessionsEnded },
  'DELETE /api/sessions/{id}': { success: sessionsEnded },
  'POST /api/pin': {
    'mfa-ok': { event: 'signedIn', reason: 'sms' },
    'mfa-challenge-failed': { event: 'codeWrong' },
    'too-many-mfa-attempts': { event: 'codesUsedUp' },
  },
  'POST /api/staff/sessions/passkey': staffSignIn('passkey'),
  'POST /api/staff/sessions/password': staffSignIn('password'),
  'POST /api/staff/invitation': { userNotFound: { event: 'codeWrong', reason: 'invitation' } },
  'POST /api/staff/passkeys': credentialSet('passkey'),
  'POST /api/staff/passwords': credentialSet('password'),
  'POST /api/workspace/staff': {
    success: staffKept('added'),
    copyUserNotFound: staffKept('copyUserNotFound'),
    userAlreadyExists: staffKept('userAlreadyExists'),
  },
  'DELETE /api/workspace/staff/{id}': { success: staffKept('removed') },
  'POST /api/workspace/staff/{id}/invitation': { success: staffKept('invited') },
  'POST /api/workspace/service-breaks': { success: breakKept('added') },
  'DELETE /api/workspace/service-breaks/{id}': { success: breakKept('ended') },
  'PUT /api/content/{id}/publication': { done: { event: 'contentPublished' } },
  'PUT /api/clinic-content/{clinic}/publication': { done: { event: 'contentPublished' } },
  'PUT /api/mfa-onboarding': {
    'mfa-challenge-failed': { event: 'codeWrong' },
    'too-many-mfa-attempts': { event: 'codesUsedUp' },
  },
  'POST /api/mfa-onboarding': { 'too-many-onboarding-attempts': { event: 'limited' } },
  'POST /api/user/register': {
    success: { event: 'registered' },
    userAlreadyExists: registrationRefused('userAlreadyExists'),
    invalidFields: registrationRefused('invalidFields'),
    unknownError: registrationRefused('unknownError'),
  },
  'POST /api/guardianship/act-for': { disallowed: { event: 'actingRefused' } },
  'POST /api/anon/reserve-appointment': {
    noPatient: bookingUnmatched('noPatient'),
    patientInfoConflict: bookingUnmatched('patientInfoConflict'),
  },
  'DELETE /api/appointments/{id}': { appointmentNotFound: { event: 'refused', reason: 'notFound' } },
  'POST /api/appointments/check-in/{id}': { customerNotFound: { event: 'refused', reason: 'notFound' } },
  'POST /api/appointments/{id}/arrival-reason': {
    appointmentNotFound: { event: 'refused', reason: 'notFound' },
  },
  'POST /api/anon/check-in': { ssnEndPartMismatch: { event: 'codeWrong', reason: 'check-in' } },
  'GET /api/anon/appointment/{token}': linkUnknown,
  'GET /api/anon/appointment/{token}/disownment': linkUnknown,
  'POST /api/anon/appointment/{token}/disownment': linkUnknown,
  'GET /api/anon/contact-change/{change}': changeUnknown,
  'POST /api/anon/contact-change/{change}': { ...changeUnknown, success: { event: 'contactRestored' } },
  'GET /api/kela-card/finish-upload': {
    refused: { event: 'uploadRefused', reason: 'refused' },
    notFound: { event: 'uploadRefused', reason: 'notFound' },
  },
  'POST /api/anon/payments': { notPayable: { event: 'refused', reason: 'invoice' } },
  'GET /payments/callback': RETURNED,
  'GET /payments/refund-callback': RETURNED,
  'GET /payments/return': RETURNED,
  'POST /payments/settlement-report': { forged: RETURNED.forged },
  'GET /api/user/data': { ok: { event: 'dataDownloaded' } },
  'POST /api/user/deletion-request': { success: { event: 'deletionRequested' } },
};

/**
 * The security log's event for an answer of a call; undefined for most.
 *
 * @param name as `answerName` spells it
 */
export function happeningOf(key: string, name: string): Happening | undefined {
  return ANSWERS[key]?.[name] ?? happeningOfProblem(name);
}

export function happeningOfProblem(code: string): Happening | undefined {
  return PROBLEMS[code as ProblemCode];
}
