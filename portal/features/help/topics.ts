import type { PageKey } from '#contract/routes/route-params.ts';

/** A subject of the help: its questions and the page that they are about. */
interface Topic {
  /** Of its messages. */
  readonly key: string;
  /** Part of its address: `/fi/ohjeita#varaaminen`. */
  readonly anchor: string;
  /** Without this page the brand has nothing of the kind, and the topic is left out. */
  readonly needs?: PageKey;
  /** Where to go on from it; named by the message of the same key. */
  readonly page?: PageKey;
  /** Keys of the questions, in order. */
  readonly questions: readonly string[];
}

/** Everything that the help answers, in the order of the page. A feature's own topic is one line here and its messages. */
export const TOPICS = [
  { key: 'urgent', anchor: 'kiireellinen', questions: ['emergency', 'urgentCare', 'urgentOnline'] },
  { key: 'registration', anchor: 'uusi-asiakas', needs: 'registration-page', questions: ['newCustomer'] },
  {
    key: 'booking',
    anchor: 'varaaminen',
    page: 'appointment-reservation-landing-page',
    questions: ['findTime', 'withoutLogin', 'remote', 'confirmation', 'price', 'binding'],
  },
  {
    key: 'cancelling',
    anchor: 'peruminen',
    page: 'appointment-list',
    questions: ['cancel', 'cancelLate', 'cancelByLink', 'move'],
  },
  {
    key: 'login',
    anchor: 'kirjautuminen',
    questions: ['credentials', 'noCredentials', 'sessionEnded', 'sharedDevice'],
  },
  {
    key: 'smsLogin',
    anchor: 'tekstiviesti',
    needs: 'mfa',
    questions: ['smsWhat', 'smsStart', 'smsNoCode'],
  },
  {
    key: 'child',
    anchor: 'lapsi',
    needs: 'hpa-front-page',
    questions: ['childWho', 'childOwn', 'childSwitch', 'childNotFound'],
  },
  {
    key: 'information',
    anchor: 'omat-tiedot',
    needs: 'my-information',
    page: 'my-information',
    questions: [
      'contactDetails',
      'kelaCard',
      'consents',
      'smsChange',
      'whoLooked',
      'download',
      'deleteAccount',
    ],
  },
  { key: 'privacy', anchor: 'tietosuoja', page: 'eula', questions: ['whoSees', 'counting'] },
  { key: 'contact', anchor: 'yhteys', page: 'accessibility-statement', questions: ['phone', 'hardToUse'] },
] as const satisfies readonly Topic[];

export type HelpTopic = (typeof TOPICS)[number];
export type Question = HelpTopic['questions'][number];
