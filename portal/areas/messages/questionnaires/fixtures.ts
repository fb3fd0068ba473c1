import { OWN_ANSWER } from '#areas/messages/shared/questionnaires/answers.ts';
import type { Invitation, Item, Questionnaire } from './contract.ts';

/** A question to be answered by a sentence, for tests and stories. */
export function item(changes: Partial<Item> = {}): Item {
  return {
    linkId: 'more',
    type: 'string',
    text: 'Haluatko kertoa vielä jotain?',
    help: null,
    isRequired: false,
    options: [],
    isMultiple: false,
    isInColumns: false,
    scale: null,
    ownOf: null,
    min: null,
    max: null,
    maxLength: 200,
    unit: null,
    when: [],
    needsAll: false,
    groups: [],
    ...changes,
  };
}

export const openInvitation: Invitation = {
  id: 7,
  title: 'Uni ja palautuminen',
  invitedAt: '2026-11-19T08:00:00.000Z',
  answerBy: '2026-12-03',
  answeredAt: null,
};

export const answeredInvitation: Invitation = {
  id: 8,
  title: 'Työterveystarkastuksen esitiedot',
  invitedAt: '2026-10-07T08:00:00.000Z',
  answerBy: '2026-10-21',
  answeredAt: '2026-10-12T08:00:00.000Z',
};

/** A questionnaire with a question of each kind; a follow-up appears with its answer. */
export function questionnaire(changes: Partial<Questionnaire> = {}): Questionnaire {
  return {
    ...openInvitation,
    description: 'Ajattele vastatessasi viimeisiä neljää viikkoa.',
    sections: [
      {
        title: 'Uni',
        items: [
          item({
            linkId: 'hours',
            type: 'decimal',
            text: 'Kuinka monta tuntia nukut tavallisesti vuorokaudessa?',
            help: 'Esimerkiksi 7,5',
            isRequired: true,
            min: 0,
            max: 24,
          }),
          item({
            linkId: 'tired',
            type: 'choice',
            text: 'Kuinka usein olet väsynyt työpäivän aikana?',
            isRequired: true,
            options: [
              { value: 'never', label: 'En koskaan' },
              { value: 'weekly', label: '1–2 kertaa viikossa' },
              { value: 'often', label: '3 kertaa viikossa tai useammin' },
            ],
          }),
        ],
      },
      {
        title: 'Palautuminen',
        items: [
          item({
            linkId: 'about',
            type: 'display',
            text: 'Palautuminen tarkoittaa, että voimat palaavat työpäivän jälkeen.',
          }),
          item({
            linkId: 'recovers',
            type: 'boolean',
            text: 'Palaudutko työpäivästä ennen seuraavaa?',
            isRequired: true,
          }),
          item({
            linkId: 'obstacles',
            type: 'text',
            text: 'Mikä vaikeuttaa palautumista?',
            isRequired: true,
            maxLength: 500,
            when: [{ linkId: 'recovers', operator: '=', value: 'false' }],
          }),
          item({ linkId: 'days', type: 'integer', text: 'Montako vapaapäivää pidit?', min: 0, max: 28 }),
          item({ linkId: 'holiday', type: 'date', text: 'Milloin viimeisin lomasi päättyi?' }),
          item({
            linkId: 'symptoms',
            type: 'choice',
            text: 'Mitä oireita sinulla on ollut?',
            isMultiple: true,
            options: [
              { value: 'cough', label: 'Yskä' },
              { value: 'fever', label: 'Kuume' },
              { value: OWN_ANSWER, label: null },
            ],
          }),
          item({
            linkId: 'symptoms-own',
            text: 'Mitä oireita sinulla on ollut?',
            isRequired: true,
            ownOf: 'symptoms',
            when: [{ linkId: 'symptoms', operator: '=', value: OWN_ANSWER }],
          }),
          item(),
        ],
      },
    ],
    answers: null,
    ...changes,
  };
}

/** The same once it is answered. */
export const answeredQuestionnaire = questionnaire({
  answeredAt: '2026-11-20T18:05:00.000Z',
  answers: {
    hours: '6.5',
    tired: 'weekly',
    recovers: 'false',
    obstacles: 'Vaihtuvat vuorot.\nMelu.',
    holiday: '2026-07-31',
    symptoms: `cough\n${OWN_ANSWER}`,
    'symptoms-own': 'Yöhikoilu',
  },
});

/** What a professional has added, and an operator. */
export const addedQuestionnaires = [
  {
    id: 6,
    title: 'Uni ja palautuminen',
    version: '2',
    addedAt: '2026-11-20T09:00:00.000Z',
    by: 'Ilona Heikkinen',
  },
  {
    id: 5,
    title: 'Työterveystarkastuksen esitiedot',
    version: '1',
    addedAt: '2026-10-01T09:00:00.000Z',
    by: null,
  },
];

/** What a file would ask, in each language; in English not all of it. */
export const preview = {
  type: 'preview',
  version: '3',
  isKnown: false,
  languages: (['fi', 'sv', 'en'] as const).map((language) => {
    const { title, description, sections } = questionnaire();
    return { language, isWhole: language !== 'en', title, description, sections };
  }),
};
