import { clinicView, nextTime } from '@portal/web/areas/appointments/clinics/states/fixtures.ts';
import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Clinics/Clinic' } satisfies Meta;

export default meta;

const CLINIC = 'GET /api/clinics/{slug}';
const NEXT = 'GET /api/appointments/next';

const PEOPLE = ['Ilona Heikkinen', 'Mikael Sandström', 'Päivi Koskela-Järvenpää'];
const clinic = clinicView({
  practitioners: PEOPLE.map((name, index) => ({
    id: index + 1,
    slug: `practitioner-${index + 1}`,
    name,
    title: 'erikoislääkäri',
    profilePicture: null,
  })),
});
const times = PEOPLE.map((name, index) =>
  nextTime({
    id: 7001 + index,
    startDate: `2026-11-2${3 + index}T06:20:00.000Z`,
    practitioner: { name, title: 'erikoislääkäri', profilePicture: null },
    requiresAuthToReserve: index === 2,
  }),
);

const story = (state: PageOptions) =>
  pageStory({ key: 'clinic', params: { slug: 'kamppi' }, session: visitorSession, ...state });

/** Picture, hours and the way to book first; then the next times and how to get there. */
export const Default = alike(story({ answers: { [CLINIC]: clinic, [NEXT]: { times } } }));

/** Of a brand for children: its figure looks over the hedge. */
export const ForChildren = further(
  onlyIn('pikkujatti', story({ answers: { [CLINIC]: clinic, [NEXT]: { times } } })),
);

/** All times of a month are sold. */
export const NoTimes = alike(story({ answers: { [CLINIC]: clinic, [NEXT]: { times: [] } } }));

/** The calendar does not answer: the rest of the page is there. */
export const TimesFailed = alike(
  story({ answers: { [CLINIC]: clinic }, problems: { [NEXT]: 'temporarilyUnavailable' } }),
);

/** The times are on their way. */
export const TimesLoading = alike(story({ answers: { [CLINIC]: clinic } }));

/** The clinic tells nothing but where it is. */
export const Bare = alike(
  story({
    answers: {
      [CLINIC]: clinicView({
        directions: null,
        parking: null,
        accessibility: null,
        arrivalNote: null,
        hours: null,
        services: [],
        practitioners: [],
      }),
      [NEXT]: { times },
    },
  }),
);

export const Loading = alike(story({ answers: {} }));

export const Failed = alike(story({ problems: { [CLINIC]: 'unexpected', [NEXT]: 'unexpected' } }));

const notFound = alike(story({ problems: { [CLINIC]: 'notFound', [NEXT]: 'notFound' } }));

/** Another brand’s, or none. */
export const NotFound = {
  ...notFound,
  async play(context: Parameters<NonNullable<typeof notFound.play>>[0]) {
    await notFound.play?.(context);
    await expect(context.canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
