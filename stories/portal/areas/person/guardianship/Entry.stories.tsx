import type { PageQuery } from '@portal/web/contract/routes/routes.ts';
import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta } from '@storybook/react-vite';
import { alike, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Entry' } satisfies Meta;
export default meta;

const KEY = 'hpa-front-page';
const at = (query: Partial<PageQuery<typeof KEY>>) =>
  onlyIn('pikkujatti', pageStory({ key: KEY, params: {}, query, session: visitorSession }));

export const Welcome = at({});

export const Disallowed = alike(at({ error: 'disallowed' }));

export const GuardianNeeded = alike(at({ error: 'guardianNeeded' }));

export const UnknownError = alike(at({ error: 'unknown' }));
