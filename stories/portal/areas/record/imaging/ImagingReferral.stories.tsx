import { imagingReferral } from '@portal/web/areas/record/imaging/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Imaging referral' } satisfies Meta;
export default meta;

const REFERRAL = 'GET /api/imaging/referrals/{id}';
const show = (state: PageOptions) => pageStory({ key: 'imaging-referral', params: { id: 51 }, ...state });

export const Valid = further(show({ answers: { [REFERRAL]: imagingReferral } }));

export const NotFound = alike(show({ problems: { [REFERRAL]: 'notFound' } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [REFERRAL]: 'temporarilyUnavailable' } }));
