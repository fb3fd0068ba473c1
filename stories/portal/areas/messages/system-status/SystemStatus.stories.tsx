import { PARTS } from '@portal/web/contract/system/parts.ts';
import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Service status' } satisfies Meta;
export default meta;

const SHOW = 'GET /api/system-status';
const page = (state: PageOptions) =>
  pageStory({ key: 'system-status', params: {}, session: visitorSession, ...state });
const all = (status: string) => PARTS.map((part) => ({ part, status, until: null }));
const announced = {
  part: 'booking',
  startsAt: '2026-11-22T20:00:00.000Z',
  endsAt: '2026-11-22T22:00:00.000Z',
} as const;

export const AllWorks = alike(page({ answers: { [SHOW]: { parts: all('operational'), announced: [] } } }));

export const SomeDoNot = further(
  page({
    answers: {
      [SHOW]: {
        parts: all('operational').map((part, nth) => {
          if (nth === 0) return { ...part, status: 'plannedMaintenance', until: '2026-11-21T08:00:00.000Z' };
          return nth === 3 ? { ...part, status: 'unexpectedDowntime' } : part;
        }),
        announced: [announced],
      },
    },
  }),
);

export const Unknown = alike(page({ answers: { [SHOW]: { parts: all('unknown'), announced: [] } } }));

export const Loading = alike(page({}));

export const Failed = alike(page({ problems: { [SHOW]: 'temporarilyUnavailable' } }));

/** The notice ahead of breaks, on a page that tells of them; no link of it is missed without a pointer. */
const told = pageStory({
  key: 'appointment-reservation-landing-page',
  params: {},
  session: visitorSession,
  breaksAhead: [
    { ...announced, pages: ['appointment-reservation-landing-page'] },
    {
      part: 'payment',
      startsAt: '2026-11-22T22:00:00.000Z',
      endsAt: null,
      pages: ['appointment-reservation-landing-page'],
    },
  ],
});
export const ToldAhead = further({
  ...told,
  async play({ canvas }) {
    const main = within(await canvas.findByRole('main'));
    await expect(main.queryByRole('alert')).toBeNull();
    await main.findByRole('link', { name: /^(Häiriöt|Störningar|Service status)/ });
  },
});

/** A page of a part that a break has closed. */
export const Closed = further(page({ instead: 'unavailable' }));
