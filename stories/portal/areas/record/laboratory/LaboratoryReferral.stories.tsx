import { laboratoryReferral } from '@portal/web/areas/record/laboratory/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Laboratory referral' } satisfies Meta;
export default meta;

const REFERRAL = 'GET /api/laboratory/referrals/{id}';
const show = (state: PageOptions) => pageStory({ key: 'lab-referral', params: { id: 41 }, ...state });

/** It ends in ten days. */
export const SoonOver = further(show({ answers: { [REFERRAL]: laboratoryReferral() } }));

/** Of which little is known. */
export const Bare = alike(
  show({
    answers: {
      [REFERRAL]: laboratoryReferral({
        description: null,
        validUntil: null,
        practitioner: null,
        patientInstructionsUrl: null,
      }),
    },
  }),
);

export const NotFound = alike(show({ problems: { [REFERRAL]: 'notFound' } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [REFERRAL]: 'temporarilyUnavailable' } }));
