import type { NoticeContent } from './rules.ts';

const TEXTS = {
  fi: [
    'Influenssarokotukset ovat alkaneet',
    'Varaa aika rokotukseen.\n\nOta mukaan Kela-kortti.',
    'Varaa aika',
  ],
  sv: [
    'Influensavaccinationerna har börjat',
    'Boka en tid för vaccination.\n\nTa med FPA-kortet.',
    'Boka en tid',
  ],
  en: [
    'Influenza vaccinations have begun',
    'Book an appointment for a vaccination.\n\nBring your Kela card.',
    'Book an appointment',
  ],
} as const;

/** What stories and tests show of a notice. */
export const noticeContent = (more: Partial<NoticeContent> = {}): NoticeContent => ({
  kind: 'information',
  places: ['front', 'booking'],
  from: '2026-10-01',
  until: '2026-12-31',
  texts: (['fi', 'sv', 'en'] as const).map((language) => {
    const [title, body, linkText] = TEXTS[language];
    return { language, title, body, linkText, link: `/${language}` };
  }),
  ...more,
});

const first = noticeContent({ places: ['front'], until: '' });

/** A notice whose second version is published, and whose third is not. */
export const contentItem = (more: object = {}) => ({
  id: 7,
  state: 'shown',
  published: 2,
  versions: [
    {
      version: 3,
      savedAt: '2026-03-22T09:30:00.000Z',
      by: 'Otso Salo',
      restoredFrom: 1,
      notice: first,
    },
    {
      version: 2,
      savedAt: '2026-03-20T12:00:00.000Z',
      by: 'Outi Koivula',
      restoredFrom: null,
      notice: noticeContent(),
    },
    {
      version: 1,
      savedAt: '2026-03-19T07:05:00.000Z',
      by: 'Outi Koivula',
      restoredFrom: null,
      notice: first,
    },
  ],
  publications: [{ version: 2, at: '2026-03-20T12:05:00.000Z', by: 'Outi Koivula' }],
  ...more,
});

/** The list of notices, one in each state. */
export const contentList = () => ({
  notices: (['shown', 'coming', 'draft', 'over', 'withdrawn'] as const).map((state, index) => ({
    id: 9 - index,
    title: [
      'Influenssarokotukset ovat alkaneet',
      'Turun toimipiste on suljettu 6.12.',
      'Uusi ajanvaraus',
      'Huoltokatko',
      'Vanha puhelinnumero',
    ][index],
    kind: 'notice',
    state,
    hasUnpublished: state === 'shown',
    savedAt: `2026-03-2${index}T08:15:00.000Z`,
    by: 'Outi Koivula',
  })),
});

/** An answer of the help that takes the place of one of the portal's own. */
export const helpItem = () =>
  contentItem({
    published: 1,
    versions: [
      {
        version: 1,
        savedAt: '2026-03-19T07:05:00.000Z',
        by: 'Outi Koivula',
        restoredFrom: null,
        notice: {
          ...noticeContent({ places: ['help'], from: '', until: '' }),
          texts: [
            { language: 'fi', title: 'Milloin vastaatte?', body: 'Soita {phone}.', linkText: '', link: '' },
          ],
          help: { topic: 'contact', question: 'phone', place: 1, isRemoved: false },
        },
      },
    ],
    publications: [{ version: 1, at: '2026-03-20T12:05:00.000Z', by: 'Outi Koivula' }],
  });

/** The topics of the help, as the editor is told of them. */
export const helpTopics = () => ({
  topics: [
    {
      key: 'contact',
      name: 'Ota yhteyttä',
      needs: null,
      questions: [
        {
          key: 'phone',
          title: 'Milloin asiakaspalvelu vastaa?',
          body: 'Palvelemme numerossa {phone}: {hours}.',
        },
      ],
    },
  ],
});

/** Answers of the help as patients are given them. */
export const publishedAnswers = () => ({
  topics: [{ key: 'own-12', name: 'Etäseuranta', place: 1 }],
  answers: [
    {
      ...{ id: 4, topic: 'contact', question: 'phone', place: 1, isRemoved: false },
      title: 'Milloin vastaatte nyt?',
      paragraphs: ['Soita numeroon {phone}. <b>Ei</b> lauantaisin. Hätänumero on 112.'],
      link: { text: 'Lue uusi ohje', address: '/fi/ajanvaraus' },
    },
    {
      ...{ id: 5, topic: 'own-12', question: '', place: 1, isRemoved: false },
      title: 'Miten etäseuranta alkaa?',
      paragraphs: ['Hoitaja soittaa ensin.'],
      link: null,
    },
  ],
});

/** Notices as patients are shown them. */
export const shownNotices = () => ({
  notices: [
    {
      id: 9,
      kind: 'information',
      title: TEXTS.fi[0],
      paragraphs: ['Varaa aika rokotukseen.', 'Ota mukaan Kela-kortti.'],
      link: { text: 'Varaa aika', address: '/fi/ajanvaraus' },
    },
    {
      id: 8,
      kind: 'warning',
      title: '<b>Turun</b> toimipiste on suljettu 6.12.',
      paragraphs: ['<script>alert(1)</script>'],
      link: { text: 'Lue lisää', address: 'https://www.example.fi/turku' },
    },
  ],
});
