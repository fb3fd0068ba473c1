import {
  answerOf,
  deletedMessage,
  manyMessages,
  message,
  ownMessage,
  thread,
  threads,
  wholeThread,
} from '@portal/web/areas/messages/conversations/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory, readAs } from '../../../page-story.tsx';

const meta = { title: 'Pages/Conversations' } satisfies Meta;
export default meta;

const READ = 'GET /api/customer-messaging';
const SEND = 'POST /api/customer-messaging';
const session = {
  healthCareType: 'occupational' as const,
  features: ['customer-messaging-enabled', 'customer-messaging-allowed'],
};
const resting = answerOf({
  messagingStatus: 'maintenance-mode',
  threads: [],
  thread: null,
  recipients: [],
});
const sent = { type: 'sent', sentAt: '2026-11-21T06:00:00.000Z' } as const;

const inKaari = (story: StoryObj) => onlyIn('kaari', story);
const list = (state: PageOptions) =>
  inKaari(pageStory({ key: 'conversation-list', params: {}, session, ...state }));
const listOf = (all: readonly object[], data: object = {}) =>
  list({ answers: { [READ]: answerOf({ threads: all, threadCount: all.length, ...data }) } });
const one = (state: PageOptions) =>
  inKaari(pageStory({ key: 'conversation', params: { id: 7 }, session, ...state }));
const conversation = (changes: Parameters<typeof wholeThread>[0] = {}, more: object = {}) =>
  one({ answers: { [READ]: answerOf({ thread: wholeThread(changes) }), ...more } });
const fresh = (state: PageOptions, query: { thread?: string } = {}) =>
  inKaari(pageStory({ key: 'conversation-new', params: {}, query, session, ...state }));

export const List = readAs('writing/1-conversations', further(listOf(threads, { unreadCount: 2 })));

export const None = further(listOf([]));

export const Loading = alike(list({}));

export const Failed = alike(list({ problems: { [READ]: 'temporarilyUnavailable' } }));

export const Offline = alike(list({ answers: { [READ]: resting } }));

export const Growing: StoryObj = {
  ...alike(
    listOf(
      Array.from({ length: 25 }, (_, nth) => thread({ id: String(nth + 1), title: `Keskustelu ${nth + 1}` })),
    ),
  ),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Keskustelu 10' });
    await expect(canvas.queryByRole('link', { name: 'Keskustelu 21' })).toBeNull();
  },
};

export const Searched: StoryObj = {
  ...alike(
    listOf(threads, {
      searchThreads: {
        isCut: false,
        hits: [
          {
            threadId: '7',
            title: 'Pitkittynyt yskä',
            messageId: '12',
            created: '2026-11-20T07:12:00.000Z',
            excerpt: '… kauan yskä on jatkunut …',
          },
        ],
      },
    }),
  ),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Hae viesteistä' }), 'y{Enter}');
    await expect(await canvas.findByText('Kirjoita vähintään kaksi merkkiä.')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'skä{Enter}');
    const found = await canvas.findByRole('list', { name: 'Haun tulokset' });
    await expect(found).toHaveTextContent('kauan yskä on jatkunut');
  },
};

export const Conversation = readAs('writing/2-conversation', further(conversation()));

export const Deleted = alike(
  conversation({ messages: [deletedMessage, ownMessage(), message({ isRead: false })] }),
);

export const Closed = further(
  conversation({
    isActive: false,
    closedAt: '2026-11-20T09:00:00.000Z',
    closeReason: 'visitNeeded',
    messages: [ownMessage(), deletedMessage, message()],
  }),
);

export const Begun = alike(
  conversation({ draft: { content: 'Kuume nousi eilen', updatedAt: '2026-11-20T18:00:00.000Z' } }),
);

export const Long = alike(conversation({ messages: manyMessages(50), messageCount: 2000 }));

export const Replied: StoryObj = {
  ...alike(conversation({}, { [SEND]: { data: { sendMessage: { ...sent, messageId: '99' } } } })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Vastaus' });
    const send = canvas.getByRole('button', { name: 'Lähetä' });
    await userEvent.type(field, '   ');
    await expect(send).toBeDisabled();
    await userEvent.type(field, 'Sopii hyvin');
    await userEvent.click(send);
    await expect(await canvas.findByText('Viesti on lähetetty.')).toBeInTheDocument();
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const NotSent: StoryObj = {
  ...alike(
    one({
      answers: { [READ]: answerOf({ thread: wholeThread() }) },
      problems: { [SEND]: 'unexpected' },
    }),
  ),
  globals: { language: 'en', brand: 'kaari' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reply' }), 'Thank you');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/Sending the message failed. Try again./)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveValue('Thank you');
  },
};

export const NotFound = alike(one({ problems: { [READ]: 'notFound' } }));

export const OneLoading = alike(one({}));

export const OneFailed = alike(one({ problems: { [READ]: 'temporarilyUnavailable' } }));

export const OneOffline = alike(one({ answers: { [READ]: resting } }));

export const New = readAs('writing/3-new', further(fresh({ answers: { [READ]: answerOf({}) } })));

export const GoingOn = alike(
  fresh({ answers: { [READ]: answerOf({ thread: wholeThread({ isActive: false }) }) } }, { thread: '7' }),
);

export const NewNotSent: StoryObj = readAs('writing/4-not-sent', {
  ...alike(
    fresh({
      answers: {
        [READ]: answerOf({}),
        [SEND]: { data: { sendMessageInNewThread: { type: 'recipientNotFound' } } },
      },
    }),
  ),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Lähetä viesti' });
    await userEvent.type(canvas.getByRole('textbox', { name: /Otsikko/ }), 'Selkäkipu');
    await expect(send).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /Viesti/ }), 'Selkä on ollut kipeä viikon.');
    await userEvent.click(send);
    await expect(await canvas.findAllByText('Valitse, kenelle viesti lähetetään.')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('radio', { name: /Työfysioterapeutit/ }));
    await userEvent.click(send);
    await expect(await canvas.findByText(/Valitse toinen vastaanottaja/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Viesti/ })).toHaveValue('Selkä on ollut kipeä viikon.');
  },
});

export const NewNotAllowed = alike(
  fresh({
    session: { ...session, features: ['customer-messaging-enabled'] },
    answers: { [READ]: answerOf({}) },
  }),
);

export const NobodyThere = alike(fresh({ answers: { [READ]: answerOf({ recipients: [] }) } }));

export const NewLoading = alike(fresh({}));

export const NewFailed = alike(fresh({ problems: { [READ]: 'temporarilyUnavailable' } }));

export const NewOffline = alike(fresh({ answers: { [READ]: resting } }));
