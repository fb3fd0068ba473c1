import type { ChatState } from '@portal/web/areas/messages/chats/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { alike, further, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Chats' } satisfies Meta;
export default meta;

const KEY = 'GET /api/chats/{chat}';
const session = {
  healthCareType: 'occupational' as const,
  features: [
    'customer-messaging-enabled',
    'customer-messaging-allowed',
    'sickness-fund-page',
    'is-finnair-sickness-fund-member',
  ],
};
const OPEN: ChatState = { state: 'open', changesAt: '2026-11-21T14:00:00.000Z', threadId: null };
const mind = (state: object) =>
  onlyIn('kaari', pageStory({ key: 'mielen-tuki-chat-page', params: {}, session, ...state }));
const fund = (changes: Partial<ChatState>): StoryObj =>
  onlyIn(
    'kaari',
    pageStory({
      key: 'finnair-chat-page',
      params: {},
      session,
      answers: { [KEY]: { ...OPEN, ...changes } },
    }),
  );

const doctor = (state: object) =>
  onlyIn(
    'kaari',
    pageStory({
      key: 'private-doctor-chat-page',
      params: {},
      session: {
        healthCareType: 'private' as const,
        features: ['customer-messaging-enabled', 'private-doctor-chat-allowed'],
      },
      ...state,
    }),
  );

/** Looks like the others: its words are what differs. */
export const PrivateDoctor: StoryObj = {
  ...alike(doctor({ answers: { [KEY]: OPEN } })),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^(Lääkäri vastaa|En läkare svarar|A doctor answers)/),
    ).toBeVisible();
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Aloita chat|Börja chatta|Start the chat)$/ }),
    );
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const PrivateDoctorClosed = alike(
  doctor({ answers: { [KEY]: { ...OPEN, state: 'closed', changesAt: '2026-11-22T08:00:00.000Z' } } }),
);

export const PrivateDoctorFailed = alike(doctor({ problems: { [KEY]: 'temporarilyUnavailable' } }));

export const MentalSupport = further(mind({ answers: { [KEY]: OPEN } }));

export const GoesOn = alike(mind({ answers: { [KEY]: { ...OPEN, threadId: 7 } } }));

export const Loading = alike(mind({}));

export const Failed = alike(mind({ problems: { [KEY]: 'temporarilyUnavailable' } }));

export const SicknessFundClosed = further(fund({ state: 'closed', changesAt: '2026-11-22T08:00:00.000Z' }));

export const Offline = alike(fund({ state: 'offline', changesAt: null }));

export const NotAllowed = alike(fund({ state: 'notAllowed', changesAt: null }));

export const Pikkutsatti = further(
  onlyIn('pikkujatti', pageStory({ key: 'pikkutsatti', params: {}, session: { features: ['pikkutsatti'] } })),
);
