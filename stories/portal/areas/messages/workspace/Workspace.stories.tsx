import type { Meta } from '@storybook/react-vite';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Workspace' } satisfies Meta;
export default meta;

const WORKSPACE = 'GET /api/workspace';
const show = (isProfessional: boolean) =>
  pageStory({ key: 'workspace', params: {}, answers: { [WORKSPACE]: { isProfessional } } });

export const Professional = show(true);

export const SomebodyElse = alike(show(false));

export const Loading = alike(pageStory({ key: 'workspace', params: {} }));

export const Failed = further(
  pageStory({ key: 'workspace', params: {}, problems: { [WORKSPACE]: 'temporarilyUnavailable' } }),
);
