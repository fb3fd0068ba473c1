import { visitorSession } from '@portal/web/app/testing/page-state.ts';
import { page } from '@portal/web/features/identification/pages/TimedOutPage.tsx';
import type { Meta } from '@storybook/react-vite';
import { pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Timed out' } satisfies Meta;
export default meta;

const at = (query: string) =>
  pageStory({
    page,
    urls: {
      fi: `/fi/katkennut-istunto${query}`,
      sv: `/sv/utgatt-session${query}`,
      en: `/en/expired-session${query}`,
    },
    session: visitorSession,
  });

export const Idle = at('?next=%2Ffi%2Fajanvaraukset');

export const LongestTime = at('?next=%2Ffi%2Fajanvaraukset&after=720');
