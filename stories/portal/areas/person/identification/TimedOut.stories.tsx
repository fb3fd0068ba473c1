import type { PageQuery } from '@portal/web/contract/routes/routes.ts';
import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta } from '@storybook/react-vite';
import { alike, further, pageStory, readAs, readInPikkujatti } from '../../../page-story.tsx';

const meta = { title: 'Pages/Timed out' } satisfies Meta;
export default meta;

type NextAction = 'login-with-tupas' | 'request-mfa-sms';

const at = (query: Partial<PageQuery<'session-timed-out'>>, nextAction: NextAction = 'login-with-tupas') =>
  pageStory({
    key: 'session-timed-out',
    params: {},
    query,
    session: visitorSession,
    answers: { 'GET /api/session-timed-out': { nextAction } },
  });

export const Idle = at({ next: '/fi/ajanvaraukset' });

export const LongestTime = alike(at({ next: '/fi/ajanvaraukset', reason: 'longest' }));

export const ByCode = readAs(
  'coming-back/1-logged-out',
  further(at({ next: '/fi/ajanvaraukset' }, 'request-mfa-sms')),
);

export const ByCodeInPikkujatti = readInPikkujatti(
  'coming-back/1-logged-out.pikkujatti',
  at({ next: '/fi/ajanvaraukset' }, 'request-mfa-sms'),
);

export const WaysUnknown = alike(
  pageStory({
    key: 'session-timed-out',
    params: {},
    session: visitorSession,
    problems: { 'GET /api/session-timed-out': 'temporarilyUnavailable' },
  }),
);

/** Somebody has come back in another tab. */
export const BackAlready = alike(
  pageStory({ key: 'session-timed-out', params: {}, query: { next: '/fi/ajanvaraukset' } }),
);
