import { ownAppointment, remoteAppointment } from '@portal/web/features/appointments/appointment/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../page-state.ts';
import { alike, entry, further, pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Front page' } satisfies Meta;
export default meta;

const OWN = 'GET /api/own-appointments';
const show = (state: PageOptions) => pageStory({ key: 'front-page', params: {}, ...state });

export const WithAppointments = entry(
  show({
    answers: { [OWN]: { upcoming: [ownAppointment(), remoteAppointment], past: [] } },
  }),
);

export const Empty = further(show({ answers: { [OWN]: { upcoming: [], past: [] } } }));

export const Loading = alike(show({}));

export const Failed = further(show({ problems: { [OWN]: 'temporarilyUnavailable' } }));
