import type { SessionUse } from '#contract/session/session.ts';
import type { ConsentState } from '../consents-contract.ts';
import type { Guardian, Patient } from '../contact-contract.ts';
import type { LogEntry } from '../record-contract.ts';

/** A patient for tests and stories. */
export const AINO: Patient = {
  firstNames: 'Aino Maria',
  lastName: 'Virtanen',
  ssn: '140385-902F',
  emailAddress: 'aino.virtanen@example.com',
  phoneNumber: '+358401234501',
  streetAddress: 'Fleminginkatu 12 A 4',
  postalCode: '00530',
  postOffice: 'Helsinki',
  language: 'fi',
  patientDataConsentFormUpdated: '2026-03-23T07:00:00.000Z',
};

/** A child, whose guardians the record names. */
export const ELSA: Patient = {
  ...AINO,
  firstNames: 'Elsa Linnea',
  lastName: 'Lindström',
  ssn: '120318A901F',
  emailAddress: null,
  phoneNumber: null,
};

export const GUARDIANS: readonly Guardian[] = [
  {
    type: 'parent',
    name: 'Sofia Lindström',
    phone: '+358401234505',
    emailAddress: 'sofia.lindstrom@example.com',
    isGuardianHasSameAddress: true,
    streetAddress: '',
    postalCode: '',
    postOffice: '',
  },
  {
    type: null,
    name: 'Karl Lindström',
    phone: '',
    emailAddress: '',
    isGuardianHasSameAddress: false,
    streetAddress: 'Nygatan 2',
    postalCode: '65100',
    postOffice: 'Vaasa',
  },
];

export const CONSENTED: ConsentState = {
  consentStatus: 'ok',
  patientDataConsentFormUpdated: '2026-03-23T07:00:00.000Z',
  consents: {
    allowsCommonRegistry: true,
    allowsViewingOccupationalInformation: false,
    allowsMarketingMail: false,
    allowsTreatmentInstructionsMail: true,
    allowsBookingSms: true,
  },
  history: [
    { at: '2026-10-02T10:12:00.000Z', consent: 'allowsMarketingMail', isGiven: false, brand: 'kaari' },
    { at: '2026-03-23T07:00:00.000Z', consent: 'patientDataConsentForm', isGiven: true, brand: 'kaari' },
    { at: '2026-03-23T07:00:00.000Z', consent: 'allowsMarketingMail', isGiven: true, brand: 'kaari' },
  ],
};

export const NEVER_CONSENTED: ConsentState = {
  consentStatus: 'missing',
  patientDataConsentFormUpdated: null,
  consents: {
    allowsCommonRegistry: false,
    allowsViewingOccupationalInformation: false,
    allowsMarketingMail: false,
    allowsTreatmentInstructionsMail: false,
    allowsBookingSms: false,
  },
  history: [],
};

const professional = { kind: 'professional', isPatient: false, isYou: false, id: 'dr-77' } as const;

/** A full page of the access log, latest first. */
export const LOG: readonly LogEntry[] = Array.from({ length: 20 }, (_, index) => ({
  id: 200 - index,
  at: new Date(Date.UTC(2026, 10, 20, 12) - index * 3_600_000).toISOString(),
  actor: index % 4 === 3 ? { kind: 'system', isPatient: false, isYou: false, id: null } : professional,
  action: index % 3 === 0 ? 'change' : 'read',
  recordKind: index % 2 === 0 ? 'appointment' : 'patient',
  recordId: null,
}));

type OwnSession = SessionUse & { readonly id: string; readonly isThis: boolean };

/** The sessions of somebody with three devices, the one that asks first. */
export const SESSIONS: readonly OwnSession[] = [
  {
    id: 'this',
    isThis: true,
    brandName: 'Kaari',
    browser: 'chrome',
    device: 'android-phone',
    country: 'FI',
    signedInAt: '2026-11-21T05:30:00.000Z',
    lastUsedAt: '2026-11-21T06:00:00.000Z',
    actsForChild: false,
  },
  {
    id: 'phone',
    isThis: false,
    brandName: 'Pikkujätti',
    browser: 'safari',
    device: 'iphone',
    country: 'SE',
    signedInAt: '2026-11-21T05:10:00.000Z',
    lastUsedAt: '2026-11-21T05:52:00.000Z',
    actsForChild: true,
  },
  {
    id: 'unknown',
    isThis: false,
    brandName: 'Kaari',
    browser: 'other',
    device: 'other',
    country: null,
    signedInAt: '2026-11-21T04:45:00.000Z',
    lastUsedAt: '2026-11-21T05:40:00.000Z',
    actsForChild: false,
  },
];
