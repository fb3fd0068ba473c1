import type { Guest } from '@portal/web/areas/appointments/video/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Video appointment' } satisfies Meta;
export default meta;

const SHOW = 'GET /api/video/{id}';
const ROOM = 'GET /api/video/{id}/room';
const at = (state: PageOptions) => pageStory({ key: 'video-appointment', params: { id: 73 }, ...state });
const visit = {
  startDate: '2026-11-21T06:10:00.000Z',
  endDate: '2026-11-21T06:30:00.000Z',
  isCancelled: false,
  practitioner: { name: 'Ilona Heikkinen', title: 'yleislääkäri' },
  guests: [] as readonly Guest[],
};
const guests: readonly Guest[] = [
  { id: '00000000-0000-4000-8000-000000000001', kind: 'guardian', createdAt: '2026-11-20T08:00:00.000Z' },
  { id: '00000000-0000-4000-8000-000000000002', kind: 'interpreter', createdAt: '2026-11-20T08:05:00.000Z' },
];
const show = (changes: Partial<typeof visit>, more: object = {}) =>
  at({ answers: { [SHOW]: { visit: { ...visit, ...changes } }, ...more } });
const roomOf = (practitioner: string) => ({ [ROOM]: { type: 'success', practitioner } });
const inFinnish = { globals: { language: 'fi' } };

export const Open = show({}, roomOf('absent'));

export const PractitionerHere: StoryObj = {
  ...alike(show({}, roomOf('present'))),
  ...inFinnish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Asiantuntija on paikalla. Voit liittyä nyt.')).toBeVisible();
  },
};

/** The start has passed and nobody has come: what is known, and no guess. */
export const PractitionerLate: StoryObj = {
  ...further(
    show(
      { startDate: '2026-11-21T05:50:00.000Z', endDate: '2026-11-21T06:10:00.000Z', guests },
      roomOf('absent'),
    ),
  ),
  ...inFinnish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Vastaanoton piti alkaa klo 7.50/)).toBeVisible();
  },
};

export const TooEarly = alike(
  show({ startDate: '2026-11-21T12:30:00.000Z', endDate: '2026-11-21T12:50:00.000Z' }),
);

/** Rendered two seconds before it opens: the page opens it by itself and says so. */
export const OpensByItself: StoryObj = {
  ...alike(
    show({ startDate: '2026-11-21T06:15:02.000Z', endDate: '2026-11-21T06:35:00.000Z' }, roomOf('absent')),
  ),
  ...inFinnish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Asiantuntija ei ole vielä paikalla/)).toBeVisible();
    const join = canvas.getByRole('button', { name: 'Liity vastaanotolle' });
    await expect(join).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const Over = alike(
  show({ startDate: '2026-11-21T04:00:00.000Z', endDate: '2026-11-21T04:20:00.000Z' }),
);

export const Cancelled = alike(show({ isCancelled: true }));

export const ProviderDown: StoryObj = {
  ...further(show({}, { [ROOM]: { type: 'unavailable' } })),
  ...inFinnish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Emme saa nyt yhteyttä videopalveluun')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aloita testi' })).toBeVisible();
  },
};

/** A guest was just invited: the only time that the link is shown. */
export const Invited: StoryObj = {
  ...further(
    show(
      { guests },
      {
        ...roomOf('absent'),
        'POST /api/video/{id}/guests': {
          type: 'success',
          guest: { ...guests[1], id: '00000000-0000-4000-8000-000000000003' },
          url: `http://kaari.localhost:3000/fi/videovieras/${'a'.repeat(43)}`,
        },
      },
    ),
  ),
  ...inFinnish,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Luo linkki' }));
    await expect(await canvas.findByLabelText('Vieraan linkki')).toBeVisible();
  },
};

/** The browser of the tests has no camera: what to do stands with each device. */
export const Checking: StoryObj = {
  ...alike(show({}, { ...roomOf('absent'), 'GET /api/anon/video-connection': { letters: 'a' } })),
  ...inFinnish,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aloita testi' }));
    await expect(await canvas.findByRole('heading', { name: 'Kamera' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Soita äänimerkki' })).toBeVisible();
    // What is pressed keeps the focus where it has failed again.
    const [again] = await canvas.findAllByRole('button', { name: 'Testaa uudelleen' });
    if (again) await userEvent.click(again);
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    await expect(again).toHaveFocus();
  },
};

export const NotFound = alike(at({ problems: { [SHOW]: 'notFound' } }));

export const Loading = alike(at({}));

export const Failed = alike(at({ problems: { [SHOW]: 'temporarilyUnavailable' } }));
