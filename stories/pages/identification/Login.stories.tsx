import { visitorSession } from '@portal/web/app/testing/page-state.ts';
import type { PageQuery } from '@portal/web/contract/routes/routes.ts';
import type { Meta } from '@storybook/react-vite';
import { alike, further, pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Login' } satisfies Meta;
export default meta;

const KEY = 'login-page-for-anonymous-users';
const at = (query: Partial<PageQuery<typeof KEY>>) =>
  pageStory({ key: KEY, params: {}, query, session: visitorSession });

export const Welcome = at({});

export const Cancelled = alike(at({ error: 'cancelled' }));

export const Failed = further(at({ error: 'failed' }));

export const Expired = alike(at({ error: 'expired' }));

export const Unavailable = alike(at({ error: 'unavailable' }));

export const LoggedOut = alike(at({ logOut: 'done' }));

export const LoggedOutElsewhere = alike(at({ logOut: 'elsewhere', nextPath: '/fi/ajanvaraukset' }));

/** Where no script asks. */
export const LogOutQuestion = alike(pageStory({ key: KEY, params: {}, query: { logOut: 'ask' } }));
