/** What stories and tests show in the workspace. */
const row = {
  id: 41,
  title: 'Verenpainelääkkeen vaihto',
  type: 'customer',
  isChat: false,
  customer: 'Eero Lehtonen',
  waitingSince: '2026-11-18T09:12:00.000Z',
  answerBy: '2026-11-20',
  writtenAt: '2026-11-18T09:12:00.000Z',
  assignee: null,
  team: 'Työterveystiimi',
  isUnread: true,
};

export const rows = [
  row,
  {
    ...row,
    id: 42,
    title: 'Sairauspoissaolon jatko',
    customer: 'Janne Koskinen',
    waitingSince: '2026-11-20T06:40:00.000Z',
    answerBy: '2026-11-25',
    isUnread: false,
    assignee: { id: 2, name: 'Timo Rantanen' },
  },
  {
    ...row,
    id: 43,
    title: 'Paluu työhön leikkauksen jälkeen',
    customer: 'Aino Maria Virtanen',
    type: 'hr',
    waitingSince: null,
    answerBy: null,
    isUnread: false,
    assignee: { id: 1, name: 'Ilona Heikkinen' },
  },
];

export const inbox = (more: object = {}) => ({
  type: 'inbox',
  name: 'Ilona Heikkinen',
  addsQuestionnaires: true,
  category: 'unassigned',
  counts: { unassigned: 3, assignedToMe: 12, substitutions: 2, participant: 1, others: 0, closed: 100 },
  threads: rows,
  next: null,
  ...more,
});

const ilona = { id: 1, name: 'Ilona Heikkinen', mayPrescribe: true };

/** A message that is files alone: one to be saved, and one of each that is not. */
export const filesAlone = {
  id: 4,
  created: '2026-11-18T11:00:00.000Z',
  author: { type: 'customer', name: 'Eero Lehtonen' },
  content: '',
  deletion: null,
  attachments: [
    { id: 31, fileName: 'verenpaineet.pdf', bytes: 184_320, state: 'clean' },
    { id: 32, fileName: 'mittari.jpg', bytes: 1_240_000, state: 'scanning' },
    { id: 33, fileName: 'lausunto.docx', bytes: 52_000, state: 'quarantined' },
    { id: 34, fileName: 'ohjelma.pdf', bytes: 9_000, state: 'infected' },
  ],
  questionnaires: [],
};

export const thread = (more: object = {}) => ({
  ...row,
  isActive: true,
  closed: null,
  participants: ['Timo Rantanen'],
  messages: [
    {
      id: 1,
      created: '2026-11-18T09:12:00.000Z',
      author: { type: 'customer', name: 'Eero Lehtonen' },
      content: 'Hei,\nuusi verenpainelääke on aiheuttanut huimausta. Pitäisikö annosta muuttaa?',
      deletion: null,
      attachments: [],
      questionnaires: [],
    },
    {
      id: 2,
      created: '2026-11-18T10:02:00.000Z',
      author: { type: 'professional', name: 'Timo Rantanen' },
      content: null,
      deletion: {
        by: 'Timo Rantanen',
        at: '2026-11-18T10:05:00.000Z',
        reason: 'Lähetetty väärään keskusteluun',
      },
      attachments: [],
      questionnaires: [],
    },
    {
      id: 3,
      created: '2026-11-18T10:20:00.000Z',
      author: { type: 'professional', name: 'Timo Rantanen' },
      content: 'Hei Eero,\ntäytäthän verenpainekyselyn, niin lääkäri voi arvioida annoksen.',
      deletion: null,
      attachments: [],
      questionnaires: [{ id: 7, title: 'Verenpaineen omaseuranta', answeredAt: null }],
    },
  ],
  notes: [
    {
      id: 1,
      created: '2026-11-18T10:30:00.000Z',
      author: 'Timo Rantanen',
      text: 'Lääkäri arvioi annoksen huomenna.',
    },
  ],
  colleagues: [ilona, { id: 2, name: 'Timo Rantanen', mayPrescribe: false }],
  renewals: [],
  homeMeasurementsSince: null,
  questionnaires: [{ id: 5, title: 'Uni ja palautuminen' }],
  me: { ...ilona, isHr: false, isSupervisor: true },
  ...more,
});

/** What a patient asks to have renewed: some of it is answered. */
export const renewals = [
  {
    id: 51,
    medicine: 'Losartaani ja hydroklooritiatsidi 50 mg/12,5 mg',
    prescriber: 'Ilona Heikkinen',
    prescriberId: 1,
    outcome: null,
    reason: null,
  },
  {
    id: 52,
    medicine: 'Atorvastatiini 20 mg',
    prescriber: 'Ilona Heikkinen',
    prescriberId: 1,
    outcome: null,
    reason: null,
  },
  {
    id: 53,
    medicine: 'Pantopratsoli 20 mg',
    prescriber: null,
    prescriberId: null,
    outcome: 'declined',
    reason: 'visit-needed',
  },
];

export const absences = (more: object = {}) => ({
  absences: [
    {
      id: 1,
      who: 'Timo Rantanen',
      substitute: 'Ilona Heikkinen',
      from: '2026-11-16',
      to: '2026-11-27',
      isOwn: false,
    },
    {
      id: 2,
      who: 'Ilona Heikkinen',
      substitute: 'Timo Rantanen',
      from: '2026-12-21',
      to: '2026-12-31',
      isOwn: true,
    },
  ],
  colleagues: [{ id: 2, name: 'Timo Rantanen' }],
  today: '2026-11-21',
  ...more,
});
