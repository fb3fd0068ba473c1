import { allergy, timeline } from '@portal/web/areas/record/health-record/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Health record' } satisfies Meta;
export default meta;

const LIST = 'GET /api/health-record';
const show = (state: PageOptions) => pageStory({ key: 'health-record', params: {}, ...state });

const refused = (why: 'identifyAgain' | 'later') =>
  pageStory({
    key: 'health-record',
    params: {},
    query: { refused: why },
    answers: { [LIST]: timeline() },
  });

export const List = show({ answers: { [LIST]: timeline() } });

export const Empty = alike(
  show({ answers: { [LIST]: timeline({ entries: [], total: 0, years: [], allergies: [] }) } }),
);

/** One of which the record says hardly more than that there is one, and one that is over. */
export const BareAllergies = alike(
  show({
    answers: {
      [LIST]: timeline({
        allergies: [
          allergy({
            name: null,
            category: null,
            isHighRisk: false,
            reactions: [],
            notes: [],
            recordedOn: null,
          }),
          allergy({
            id: 5,
            name: 'Lehmänmaito',
            category: 'food',
            isHighRisk: false,
            isOver: true,
            notes: [],
          }),
        ],
      }),
    },
  }),
);

export const Loading = alike(show({}));

/** A file was not sent: the identification is too old. */
export const IdentifyAgain = alike(refused('identifyAgain'));

/** A file was not sent: another one is being sent. */
export const UnderWay = alike(refused('later'));

export const Failed = alike(show({ problems: { [LIST]: 'temporarilyUnavailable' } }));
