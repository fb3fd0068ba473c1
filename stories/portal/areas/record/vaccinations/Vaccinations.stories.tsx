import { protection, vaccination, vaccinations } from '@portal/web/areas/record/vaccinations/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Vaccinations' } satisfies Meta;
export default meta;

const LIST = 'GET /api/vaccinations';
const show = (state: PageOptions) => pageStory({ key: 'vaccinations-list', params: {}, ...state });

export const List = show({ answers: { [LIST]: vaccinations() } });

/** A child for whom the programme has come to several, on the first of two pages. */
export const OfAChild = further(
  show({
    session: { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } },
    answers: {
      [LIST]: vaccinations({
        protections: Array.from({ length: 25 }, (_, nth) => protection(vaccination({ id: nth + 1 }))),
        pages: 2,
        total: 27,
        programme: [
          {
            name: 'Tuhkarokko, sikotauti ja vihurirokko',
            status: 'reached',
            age: { from: 72 },
            from: '2024-08-13',
          },
          { name: 'Influenssa', status: 'season' },
          {
            name: 'Papilloomaviruksen (HPV) aiheuttamat syövät',
            status: 'coming',
            age: { from: 120, to: 144 },
            from: '2028-08-13',
          },
        ],
      }),
    },
  }),
);

export const Empty = further(
  show({ answers: { [LIST]: vaccinations({ protections: [], total: 0, programme: [] }) } }),
);

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [LIST]: 'temporarilyUnavailable' } }));
