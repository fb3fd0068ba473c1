import { absences, filesAlone, inbox, thread } from '@portal/web/areas/messages/workspace/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Workspace' } satisfies Meta;
export default meta;

const WORKSPACE = 'GET /api/workspace';
const THREAD = 'GET /api/workspace/threads/{id}';
const ATTACHMENT = 'GET /api/workspace/threads/{id}/attachments/{file}';
const ASSIGN = 'PUT /api/workspace/threads/{id}/assignee';
const ABSENCES = 'GET /api/workspace/absences';

const inKaari = (story: StoryObj) => onlyIn('kaari', story);
const list = (state: PageOptions) => inKaari(pageStory({ key: 'workspace', params: {}, ...state }));
const listOf = (answer: object) => list({ answers: { [WORKSPACE]: answer } });
const one = (more: object = {}, state: PageOptions = {}) =>
  inKaari(
    pageStory({
      key: 'workspace-thread',
      params: { id: 41 },
      ...state,
      answers: { [THREAD]: thread(more), ...state.answers },
    }),
  );
const away = (state: PageOptions) => inKaari(pageStory({ key: 'workspace-absences', params: {}, ...state }));

export const Inbox = listOf(inbox());

export const KeysMoveTheFocus: StoryObj = {
  ...alike(listOf(inbox())),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: /Verenpainelääkkeen vaihto/ });
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: /Sairauspoissaolon jatko/ })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(first).toHaveFocus();
    await userEvent.click(canvas.getByText('Pikanäppäimet'));
    const toggle = await canvas.findByRole('switch', { name: 'Käytä pikanäppäimiä' });
    await userEvent.click(toggle);
    await userEvent.keyboard('j');
    await expect(toggle).toHaveFocus();
    // Kept on the device: the next story begins with keys.
    await userEvent.click(toggle);
  },
};

/** Where the browser blocks storage, the keys are on. */
export const KeysWithoutStorage: StoryObj = {
  ...KeysMoveTheFocus,
  beforeEach: () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    const reads = spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    const writes = spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    return () => {
      reads.mockRestore();
      writes.mockRestore();
    };
  },
};

export const Empty = alike(listOf(inbox({ threads: [] })));

export const Hr = alike(
  listOf(inbox({ category: 'hrOpen', counts: { hrOpen: 3, hrSubstitutions: 0, hrClosed: 8 } })),
);

export const SomebodyElse = further(listOf({ type: 'stranger' }));

export const Loading = alike(list({}));

export const Failed = further(list({ problems: { [WORKSPACE]: 'temporarilyUnavailable' } }));

export const Thread = one();

export const Files = further(one({ messages: [filesAlone] }));

export const FileGone: StoryObj = {
  ...alike(one({ messages: [filesAlone] }, { problems: { [ATTACHMENT]: 'notFound' } })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /verenpaineet.pdf/ }));
    await expect(await canvas.findByText('Liitettä ei enää ole.')).toBeVisible();
  },
};

export const Taken: StoryObj = {
  ...alike(one({}, { answers: { [ASSIGN]: { type: 'takenMeanwhile', by: 'Timo Rantanen' } } })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ota itsellesi' }));
    await expect(await canvas.findByText('Joku ehti ensin. Vastaaja nyt: Timo Rantanen')).toBeVisible();
  },
};

export const Template: StoryObj = {
  ...alike(one()),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lähetä viesti' }));
    await expect((await canvas.findAllByText('Kirjoita viesti.'))[0]).toBeVisible();
  },
};

export const Closed = further(
  one({
    isActive: false,
    closed: { at: '2026-11-20T09:00:00.000Z', by: 'Ilona Heikkinen', reason: 'answered' },
  }),
);

export const NotFound = alike(
  inKaari(pageStory({ key: 'workspace-thread', params: { id: 41 }, problems: { [THREAD]: 'notFound' } })),
);

export const ThreadLoading = alike(inKaari(pageStory({ key: 'workspace-thread', params: { id: 41 } })));

export const Absences = further(away({ answers: { [ABSENCES]: absences() } }));

export const NoAbsences = alike(away({ answers: { [ABSENCES]: absences({ absences: [] }) } }));

export const AbsencesFailed = alike(away({ problems: { [ABSENCES]: 'temporarilyUnavailable' } }));
