import { examination } from '@portal/web/areas/record/imaging/fixtures.ts';
import { STATEMENT_MISSING } from '@portal/web/areas/record/imaging/missing-statement.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Imaging result' } satisfies Meta;
export default meta;

const DAY = 'GET /api/imaging/results/{date}';
const show = (state: PageOptions) =>
  pageStory({ key: 'imaging-result', params: { date: '2026-10-15' }, ...state });

export const WithStatement = further(show({ answers: { [DAY]: { examinations: [examination()] } } }));

/** One statement has not come, the other has not been written: the rest of the page stands. */
export const WithoutStatements = alike(
  show({
    answers: {
      [DAY]: {
        examinations: [
          examination(),
          examination({
            id: 82,
            examinationName: 'Polven magneettikuvaus',
            statementText: STATEMENT_MISSING,
          }),
          examination({
            id: 83,
            examinationName: 'Polven röntgenkuvaus',
            statementText: null,
            isReady: false,
          }),
        ],
      },
    },
  }),
);

/** The report is final, and has no text: none will come. */
export const WithoutText = alike(
  show({ answers: { [DAY]: { examinations: [examination({ statementText: null })] } } }),
);

export const NotFound = alike(show({ problems: { [DAY]: 'notFound' } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [DAY]: 'temporarilyUnavailable' } }));
