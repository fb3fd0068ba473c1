import { visit } from '@portal/web/areas/record/visits/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Visit' } satisfies Meta;
export default meta;

const DETAIL = 'GET /api/visits/{id}';
const show = (state: PageOptions) => pageStory({ key: 'visit', params: { id: 31 }, ...state });

export const WithProcedures = show({
  answers: {
    [DETAIL]: {
      visit: visit({
        procedures: [
          { name: 'Vartalon ihomuutoksen poisto', bodySite: 'oikean lapaluun seutu', language: 'fi' },
          { name: 'Paikallispuudutus', bodySite: null, language: 'fi' },
        ],
      }),
    },
  },
});

export const WithDiagnosis = show({ answers: { [DETAIL]: { visit: visit() } } });

/** Of which nothing is known but when it was. */
export const Bare = alike(
  show({
    answers: {
      [DETAIL]: {
        visit: visit({
          specialty: null,
          kind: 'other',
          visitType: null,
          practitioner: null,
          diagnoses: [],
          texts: [],
        }),
      },
    },
  }),
);

export const NotFound = further(show({ problems: { [DETAIL]: 'notFound' } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [DETAIL]: 'temporarilyUnavailable' } }));
