import { askedBy, REQUEST } from '@portal/web/areas/record/record-apps/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Record app' } satisfies Meta;
export default meta;

const ASKED = 'GET /api/record-app-request';
const show = (state: PageOptions) =>
  pageStory({ key: 'record-app', params: {}, query: { request: REQUEST }, ...state });

export const Asked = show({ answers: { [ASKED]: askedBy() } });

export const ForAnHour = alike(
  show({ answers: { [ASKED]: askedBy({ wantsToStay: false, types: ['Observation', 'Immunization'] }) } }),
);

export const Gone = alike(show({ problems: { [ASKED]: 'notFound' } }));

export const Failed = alike(show({ problems: { [ASKED]: 'temporarilyUnavailable' } }));

export const Loading = alike(show({}));
