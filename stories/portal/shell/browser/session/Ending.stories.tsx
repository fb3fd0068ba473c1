import type { SessionState } from '@portal/web/contract/session/session.ts';
import { patientSession, SHOWN_AT } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Session that ends' } satisfies Meta;
export default meta;

/** The end of a session with a little less than `seconds` left: the clock of a photograph stands still. */
const whenLeft = (seconds: number) => new Date(Date.parse(SHOWN_AT) + seconds * 1000 - 1).toISOString();

/** A page in the last moments of its session: a warning appears by itself. */
function ending(seconds: number, longest: number): StoryObj {
  const session: Partial<SessionState> = {
    sessionExpires: whenLeft(seconds),
    authTokenTimeout: whenLeft(longest),
  };
  const story = pageStory({
    key: 'appointment-list',
    params: {},
    session,
    answers: {
      'GET /api/own-appointments': { upcoming: [], past: [] },
      'GET /api/session': { ...patientSession, ...session },
    },
  });
  return {
    ...story,
    play: async (context) => {
      await story.play?.(context);
      const { canvas } = context;
      const region = await canvas.findByRole('region', { name: /ilmoitu|notif|meddel/i });
      await expect(region).toBeInTheDocument();
      // Of a clock that runs, some seconds may have gone by before a busy machine looks.
      const isLeft = (text: string) => {
        // Not the number of the key that leads there.
        const left = Number(/(?<!F)\b\d+/.exec(text)?.[0]);
        return left <= seconds && left > seconds - 25;
      };
      await within(region).findByText(isLeft);
    },
  };
}

export const IdleFirst = further(ending(90, 40_000));

export const IdleLast = alike(ending(30, 40_000));

export const LongestTime = alike(ending(90, 90));
