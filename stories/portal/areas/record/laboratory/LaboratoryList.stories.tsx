import { dayOfResults, laboratoryReferral } from '@portal/web/areas/record/laboratory/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory, readAs, readInPikkujatti } from '../../../page-story.tsx';

const meta = { title: 'Pages/Laboratory' } satisfies Meta;
export default meta;

const LIST = 'GET /api/laboratory';
const show = (state: PageOptions) => pageStory({ key: 'lab-list', params: {}, ...state });
const day = (nth: number) =>
  dayOfResults({ date: `2026-0${9 - (nth % 9)}-${String(28 - nth).padStart(2, '0')}` });

const referralsAndDays = show({
  answers: {
    [LIST]: {
      referrals: [laboratoryReferral()],
      days: [
        dayOfResults(),
        dayOfResults({ date: '2026-05-12', names: ['Tulehdusarvo'], count: 1, outsideCount: 0 }),
        dayOfResults({ date: '2025-11-03', outsideCount: 0, notReadyCount: 1 }),
      ],
    },
  },
});
export const ReferralsAndDays = readAs('results/1-days', further(referralsAndDays));

export const ReferralsAndDaysInPikkujatti = readInPikkujatti('results/1-days.pikkujatti', referralsAndDays);

/** The button brings older ones. */
export const ALongHistory = alike(
  show({ answers: { [LIST]: { referrals: [], days: Array.from({ length: 20 }, (_, nth) => day(nth)) } } }),
);

export const Empty = alike(show({ answers: { [LIST]: { referrals: [], days: [] } } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [LIST]: 'temporarilyUnavailable' } }));
