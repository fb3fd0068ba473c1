import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../page-state.ts';
import { alike, further, pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Guest of a video appointment' } satisfies Meta;
export default meta;

const SHOW = 'GET /api/anon/video/{guest}';
const session = { person: null, isSessionValid: false };
const at = (state: PageOptions) =>
  pageStory({ key: 'video-guest', params: { guest: 'a'.repeat(43) }, session, ...state });
const show = (changes: object) =>
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
    },
  });

export const Open = further(show({}));

export const Guardian = alike(
  show({ kind: 'guardian', startDate: '2026-11-21T12:30:00.000Z', endDate: '2026-11-21T12:50:00.000Z' }),
);

export const NotValid = alike(at({ answers: { [SHOW]: { type: 'appointment-not-found' } } }));

export const Loading = alike(at({}));

export const Failed = alike(at({ problems: { [SHOW]: 'temporarilyUnavailable' } }));
