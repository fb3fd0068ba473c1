import { nextTime, practitionerView } from '@portal/web/areas/appointments/clinics/states/fixtures.ts';
import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Clinics/Practitioner' } satisfies Meta;

export default meta;

const PRACTITIONER = 'GET /api/practitioners/{slug}';
const NEXT = 'GET /api/appointments/next';

const practitioner = practitionerView({ profilePicture: '/assets/portrait-woman-1.svg' });
const times = ['06:00', '06:20', '07:00', '07:20'].map((clock, index) =>
  nextTime({
    id: 7001 + index,
    startDate: `2026-11-23T${clock}:00.000Z`,
    ...(index === 3 && { isRemote: true, locationType: 'videoAppointment' as const }),
  }),
);

const story = (state: PageOptions) =>
  pageStory({
    key: 'practitioner',
    params: { slug: 'ilona-heikkinen-1' },
    session: visitorSession,
    ...state,
  });

/** Face and name, the way to book, words and times. */
export const Default = further(story({ answers: { [PRACTITIONER]: practitioner, [NEXT]: { times } } }));

/** All times of a month are sold. */
export const NoTimes = alike(story({ answers: { [PRACTITIONER]: practitioner, [NEXT]: { times: [] } } }));

/** The calendar does not answer: the rest of the page is there. */
export const TimesFailed = alike(
  story({ answers: { [PRACTITIONER]: practitioner }, problems: { [NEXT]: 'temporarilyUnavailable' } }),
);

/** No picture and no words of their own. */
export const Bare = alike(
  story({
    answers: { [PRACTITIONER]: practitionerView({ presentation: null, specialties: [] }), [NEXT]: { times } },
  }),
);

/** They have left: old appointments still lead here. */
export const Past = alike(
  story({
    answers: {
      [PRACTITIONER]: { ...practitioner, isReceiving: false, clinics: [] },
      [NEXT]: { times: [] },
    },
  }),
);

export const Loading = alike(story({ answers: {} }));

export const Failed = alike(story({ problems: { [PRACTITIONER]: 'unexpected', [NEXT]: 'unexpected' } }));

/** Somebody who does not work at the brand’s clinics, or nobody. */
export const NotFound = alike(story({ problems: { [PRACTITIONER]: 'notFound', [NEXT]: 'notFound' } }));
