import { manyVisits, visitSummary } from '@portal/web/areas/record/visits/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Visits' } satisfies Meta;
export default meta;

const LIST = 'GET /api/visits';
const story = (state: PageOptions) => pageStory({ key: 'visits-list', params: {}, ...state });
const show = (visits: ReturnType<typeof manyVisits>, total = visits.length) =>
  story({ answers: { [LIST]: { visits, total } } });

const unknown = {
  specialty: null,
  kind: 'nursing',
  visitType: 'occupationalHealth',
  practitioner: null,
} as const;

export const SomeYears = show([
  visitSummary(),
  visitSummary({ id: 30, dateTime: '2026-02-03T07:30:00.000Z', ...unknown, diagnoses: [] }),
  visitSummary({ id: 29, dateTime: '2025-11-18T10:00:00.000Z', diagnoses: [] }),
]);

/** The button brings older ones. */
export const ALongHistory = alike(show(manyVisits(20), 300));

export const Empty = further(show([]));

export const OfAChild = alike(
  story({
    answers: { [LIST]: { visits: [visitSummary()], total: 1 } },
    session: { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } },
  }),
);

export const Loading = alike(story({}));

export const Failed = alike(story({ problems: { [LIST]: 'temporarilyUnavailable' } }));
