import type { PageQuery } from '@portal/web/contract/routes/routes.ts';
import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta } from '@storybook/react-vite';
import { alike, entry, further, pageStory, readAs, readInPikkujatti } from '../../../page-story.tsx';
import { banks } from './banks.ts';

const meta = { title: 'Pages/Login' } satisfies Meta;
export default meta;

const KEY = 'login-page-for-anonymous-users';
const METHODS = 'GET /api/identification-methods';
const at = (query: Partial<PageQuery<typeof KEY>>, methods = banks) =>
  pageStory({ key: KEY, params: {}, query, session: visitorSession, answers: { [METHODS]: { methods } } });

export const Welcome = readAs('identifying/1-welcome', entry(at({})));

export const WelcomeInPikkujatti = readInPikkujatti('identifying/1-welcome.pikkujatti', at({}));

const broken = banks.map((bank, index) => ({
  ...bank,
  notice: index === 1 ? 'Huoltokatko ti 24.11. klo 1–5.' : null,
}));
export const BankUnderMaintenance = further(at({}, broken));

/** The ways to identify are on their way. */
export const Loading = alike(pageStory({ key: KEY, params: {}, session: visitorSession }));

export const BanksNotShown = alike(
  pageStory({
    key: KEY,
    params: {},
    session: visitorSession,
    problems: { [METHODS]: 'temporarilyUnavailable' },
  }),
);

export const Cancelled = alike(at({ error: 'cancelled' }));

export const Failed = readAs('identifying/2-failed', further(at({ error: 'failed' })));

export const Expired = alike(at({ error: 'expired' }));

export const Unavailable = alike(at({ error: 'unavailable' }));

export const SignedOut = alike(at({ logOut: 'done' }));

export const SignedOutElsewhere = alike(at({ logOut: 'elsewhere', nextPath: '/fi/ajanvaraukset' }));

/** Where no script asks. */
export const SignOutQuestion = alike(pageStory({ key: KEY, params: {}, query: { logOut: 'ask' } }));
