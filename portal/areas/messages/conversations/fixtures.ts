import type { Message, Thread, WholeThread } from './states/calls.ts';

/** A message of a nurse's, for tests and stories. */
export function message(changes: Partial<Message> = {}): Message {
  return {
    id: '12',
    created: '2026-11-20T07:12:00.000Z',
    content: 'Hei! Kuinka kauan yskä on jatkunut, ja onko sinulla kuumetta?',
    author: { type: 'professional', name: 'Timo Rantanen', title: 'sairaanhoitaja' },
    isRead: true,
    deleted: false,
    deletedBy: null,
    deletedAt: null,
    deletedReason: null,
    attachments: [],
    questionnaireInvitation: null,
    ...changes,
  };
}

/** A message of the patient's own. */
export const ownMessage = (changes: Partial<Message> = {}): Message =>
  message({
    id: '11',
    created: '2026-11-19T16:40:00.000Z',
    content:
      'Hei!\nYskä ei ole mennyt ohi, vaikka flunssasta on jo kaksi viikkoa. Pitäisikö minun tulla vastaanotolle?',
    author: { type: 'customer', name: null, title: null },
    ...changes,
  });

/** A conversation as the list has it. */
export function thread(changes: Partial<Thread> = {}): Thread {
  return {
    id: '7',
    title: 'Pitkittynyt yskä',
    threadType: 'customer',
    isActive: true,
    created: '2026-11-19T16:40:00.000Z',
    closedAt: null,
    closeReason: null,
    team: { id: 'nurses', name: 'Työterveyshoitajat' },
    unreadCount: 0,
    hasDraft: false,
    latestMessage: message(),
    ...changes,
  };
}

/** Conversations in each of their states. */
export const threads: readonly Thread[] = [
  thread({ unreadCount: 2, latestMessage: message({ isRead: false, created: '2026-11-21T05:30:00.000Z' }) }),
  thread({
    id: '6',
    title: 'Todistus työpaikalle',
    hasDraft: true,
    latestMessage: ownMessage({
      id: '9',
      created: '2026-11-18T09:05:00.000Z',
      content: 'Kiitos, odotan vastausta.',
    }),
  }),
  thread({
    id: '5',
    title: 'Reseptin uusintapyyntö',
    team: null,
    latestMessage: message({
      id: '8',
      created: '2026-11-05T10:00:00.000Z',
      content: 'Reseptisi on uusittu. Voit hakea lääkkeen mistä tahansa apteekista.',
      author: { type: 'professional', name: 'Ilona Heikkinen', title: 'yleislääkäri' },
    }),
  }),
  thread({
    id: '4',
    title: 'Rokotukset ennen matkaa',
    isActive: false,
    closedAt: '2026-10-02T09:00:00.000Z',
    closeReason: 'answered',
    latestMessage: message({ id: '5', created: '2026-10-01T06:20:00.000Z', content: 'Hyvää matkaa!' }),
  }),
];

/** A conversation with its messages. */
export function wholeThread(changes: Partial<WholeThread> = {}): WholeThread {
  const { latestMessage: _, ...listed } = thread();
  const messages = changes.messages ?? [
    ownMessage(),
    message(),
    ownMessage({
      id: '13',
      created: '2026-11-20T08:02:00.000Z',
      content: 'Kaksi viikkoa. Kuumetta ei ole ollut.',
    }),
    message({
      id: '14',
      created: '2026-11-20T08:30:00.000Z',
      content: 'Kiitos! Vastaa vielä tähän kyselyyn, niin varaamme sinulle sopivan ajan.',
      questionnaireInvitation: { id: '21', title: 'Hengitystieoireet', answeredAt: null },
    }),
    ownMessage({
      id: '15',
      created: '2026-11-20T13:11:00.000Z',
      content: 'Vastasin. Tässä on vielä mittaustulos.',
      isRead: false,
      attachments: [
        {
          id: '3',
          fileName: 'pef-mittaus.pdf',
          contentType: 'application/pdf',
          bytes: 184_320,
          state: 'clean',
        },
      ],
    }),
  ];
  return {
    chat: null,
    ...listed,
    participants: [
      {
        id: '2',
        name: 'Timo Rantanen',
        title: 'sairaanhoitaja',
        kind: 'professional',
        lastReadAt: '2026-11-20T08:30:00.000Z',
        isAssigned: true,
      },
    ],
    messageCount: messages.length,
    draft: null,
    ...changes,
    messages: [...messages],
  };
}

/** A message that somebody took away. */
export const deletedMessage = message({
  id: '10',
  created: '2026-11-19T15:00:00.000Z',
  content: '',
  deleted: true,
  deletedBy: 'Timo Rantanen',
  deletedAt: '2026-11-19T15:20:00.000Z',
  deletedReason: 'Viesti oli tarkoitettu toiselle potilaalle.',
});

export const recipients = [
  {
    id: 'nurses',
    name: 'Työterveyshoitajat',
    about: 'Oireet, todistukset, rokotukset ja terveystarkastukset',
  },
  { id: 'physiotherapy', name: 'Työfysioterapeutit', about: 'Tuki- ja liikuntaelimet sekä ergonomia' },
] as const;

/** What a query answers: whatever a page may ask for. */
export const answerOf = (data: object) => ({
  data: { messagingStatus: 'operational', unreadCount: 0, draft: null, recipients, ...data },
});

/** Many messages, as of a conversation over years. */
export const manyMessages = (count: number): Message[] =>
  Array.from({ length: count }, (_, nth) => {
    const changes = {
      id: String(nth + 1),
      created: new Date(Date.UTC(2024, 0, 1, 8) + nth * 9 * 3_600_000).toISOString(),
    };
    return nth % 2 ? message(changes) : ownMessage(changes);
  });
