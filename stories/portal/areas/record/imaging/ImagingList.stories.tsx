import { dayOfImages, imagingReferral } from '@portal/web/areas/record/imaging/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Imaging' } satisfies Meta;
export default meta;

const LIST = 'GET /api/imaging';
const show = (state: PageOptions) => pageStory({ key: 'imaging-list', params: {}, ...state });

export const ReferralsAndDays = further(
  show({ answers: { [LIST]: { referrals: [imagingReferral], days: [dayOfImages] } } }),
);

export const Empty = alike(show({ answers: { [LIST]: { referrals: [], days: [] } } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [LIST]: 'temporarilyUnavailable' } }));
