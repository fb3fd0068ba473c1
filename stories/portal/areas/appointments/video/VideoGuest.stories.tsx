import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Guest of a video appointment' } satisfies Meta;
export default meta;

const SHOW = 'GET /api/anon/video/{guest}';
const ROOM = 'GET /api/anon/video/{guest}/room';
const session = { person: null, isSessionValid: false };
const at = (state: PageOptions) =>
  pageStory({ key: 'video-guest', params: { guest: 'a'.repeat(43) }, session, ...state });
const show = (changes: object, practitioner = 'absent') =>
  at({
    answers: {
      [SHOW]: {
        type: 'success',
        visit: {
          startDate: '2026-11-21T06:10:00.000Z',
          endDate: '2026-11-21T06:30:00.000Z',
          isCancelled: false,
          kind: 'interpreter',
          ...changes,
        },
      },
      [ROOM]: { type: 'success', practitioner },
    },
  });

export const Open = further(show({}));

const inFinnish = { globals: { language: 'fi' } };

export const PractitionerHere: StoryObj = {
  ...alike(show({}, 'present')),
  ...inFinnish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Asiantuntija on paikalla. Voit liittyä nyt.')).toBeVisible();
  },
};

/** In the words that the patient reads. */
export const PractitionerLate: StoryObj = {
  ...alike(show({ startDate: '2026-11-21T05:50:00.000Z', endDate: '2026-11-21T06:10:00.000Z' })),
  ...inFinnish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Vastaanoton piti alkaa klo 7.50/)).toBeVisible();
    await expect(canvas.getByText(/Jos et halua odottaa/)).toBeVisible();
  },
};

/** The practitioner has ended it early. */
export const EndedByThePractitioner: StoryObj = {
  ...alike(show({}, 'ended')),
  ...inFinnish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vastaanotolle ei voi enää liittyä')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Liity vastaanotolle' })).toBeNull();
  },
};

export const Guardian = alike(
  show({ kind: 'guardian', startDate: '2026-11-21T12:30:00.000Z', endDate: '2026-11-21T12:50:00.000Z' }),
);

export const NotValid = alike(at({ answers: { [SHOW]: { type: 'appointment-not-found' } } }));

export const Loading = alike(at({}));

export const Failed = alike(at({ problems: { [SHOW]: 'temporarilyUnavailable' } }));
