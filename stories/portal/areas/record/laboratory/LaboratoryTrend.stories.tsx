import { trend } from '@portal/web/areas/record/laboratory/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory, readAs } from '../../../page-story.tsx';

const meta = { title: 'Pages/Laboratory trend' } satisfies Meta;
export default meta;

const TRENDS = 'GET /api/laboratory/trends/{ids}';
const show = (state: PageOptions, ids = '71') => pageStory({ key: 'lab-trend', params: { ids }, ...state });
const others = [{ id: 61, code: 'B-Hb', displayName: 'Hemoglobiini' }];

export const OneTest = readAs(
  'results/3-trend',
  further(show({ answers: { [TRENDS]: { trends: [trend], others } } })),
);

export const BesideAnother = alike(
  show(
    {
      answers: {
        [TRENDS]: {
          trends: [trend, { ...trend, id: 91, code: 'fP-Kol', displayName: 'Kolesteroli' }],
          others,
        },
      },
    },
    '71,91',
  ),
);

export const NotFound = alike(show({ problems: { [TRENDS]: 'notFound' } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [TRENDS]: 'temporarilyUnavailable' } }));
