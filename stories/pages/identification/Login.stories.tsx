import { visitorSession } from '@portal/web/app/testing/page-state.ts';
import { page } from '@portal/web/features/identification/pages/LoginPage.tsx';
import type { Meta } from '@storybook/react-vite';
import { pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Login' } satisfies Meta;
export default meta;

const at = (query: string) =>
  pageStory({
    page,
    urls: { fi: `/fi/kirjaudu${query}`, sv: `/sv/loggain${query}`, en: `/en/login${query}` },
    session: visitorSession,
  });

export const Welcome = at('');

export const Cancelled = at('?error=cancelled');

export const Failed = at('?error=failed');

export const Expired = at('?error=expired');

export const Unavailable = at('?error=unavailable');
