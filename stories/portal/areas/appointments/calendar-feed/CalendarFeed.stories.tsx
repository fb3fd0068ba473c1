import type { Feed } from '@portal/web/areas/appointments/calendar-feed/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Calendar feed' } satisfies Meta;
export default meta;

const SHOW = 'GET /api/calendar-feed';
const feed: Feed = {
  createdAt: '2026-11-20T08:00:00.000Z',
  endsAt: '2027-11-20T08:00:00.000Z',
  showsDetails: false,
  readOn: '2026-11-21',
};
const story = (state: PageOptions) => pageStory({ key: 'calendar-feed', params: {}, ...state });
const show = (known: Feed | null, more: object = {}) =>
  story({ answers: { [SHOW]: { feed: known }, ...more } });

/** The patient has no address. */
export const None = further(show(null));

export const Existing = alike(show(feed));

/** In its last month. */
export const EndsSoon = alike(show({ ...feed, endsAt: '2026-12-10T08:00:00.000Z' }));

export const Ended = alike(show({ ...feed, endsAt: '2026-11-20T08:00:00.000Z' }));

/** It would go on for another year, and the identification is too old for that. */
export const IdentifyAgain: StoryObj = {
  ...alike(
    story({
      answers: { [SHOW]: { feed: { ...feed, endsAt: '2026-12-10T08:00:00.000Z' } } },
      problems: { 'POST /api/calendar-feed/renewal': 'freshIdentificationRequired' },
    }),
  ),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jatka vuodella' }));
    await expect(await canvas.findByRole('link', { name: 'Tunnistaudu' })).toBeVisible();
  },
};

/** Right after it was made: the only time that it is shown. */
export const Made: StoryObj = {
  ...further(
    show(null, {
      'POST /api/calendar-feed': { feed, url: `http://kaari.localhost:3000/calendar/${'a'.repeat(43)}.ics` },
    }),
  ),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Luo osoite' }));
    await expect(await canvas.findByLabelText('Kalenterin osoite')).toBeVisible();
  },
};

export const OfAChild = alike(
  story({ session: { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } } }),
);

export const Loading = alike(story({}));

export const Failed = alike(story({ problems: { [SHOW]: 'temporarilyUnavailable' } }));
