import { visitorSession } from '@portal/web/app/testing/page-state.ts';
import type { PageQuery } from '@portal/web/contract/routes.ts';
import type { Meta } from '@storybook/react-vite';
import { alike, pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Timed out' } satisfies Meta;
export default meta;

const at = (query: Partial<PageQuery<'session-timed-out'>>) =>
  pageStory({ key: 'session-timed-out', params: {}, query, session: visitorSession });

export const Idle = at({ next: '/fi/ajanvaraukset' });

export const LongestTime = alike(at({ next: '/fi/ajanvaraukset', after: '720' }));
