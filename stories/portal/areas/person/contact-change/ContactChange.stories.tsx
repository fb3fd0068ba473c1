import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Contest a change of contact details' } satisfies Meta;
export default meta;

const SHOWN = 'GET /api/anon/contact-change/{change}';
const PRESSED = 'POST /api/anon/contact-change/{change}';
const ready = { [SHOWN]: { type: 'ready', changedAt: '2026-03-23T08:05:00.000Z' } };
const show = (state: PageOptions) =>
  pageStory({
    key: 'contact-change',
    params: { change: 'a'.repeat(43) },
    session: visitorSession,
    ...state,
  });

export const Ready = show({ answers: ready });

/** The same once the button has been pressed. */
const pressed = (state: PageOptions): StoryObj => {
  const story = show(state);
  return {
    ...story,
    async play(context) {
      await story.play?.(context);
      const { canvas, userEvent } = context;
      await userEvent.click(canvas.getByRole('button', { name: /(palauta|återställ|restore)/i }));
      // The button's own status says that it works, and leaves with it.
      const role = state.problems ? 'alert' : 'status';
      await waitFor(() => expect(canvas.getByRole(role)).toHaveTextContent(/\w/));
    },
  };
};

export const Done = alike(pressed({ answers: { ...ready, [PRESSED]: { type: 'success' } } }));

export const RestoredMeanwhile = alike(
  pressed({ answers: { ...ready, [PRESSED]: { type: 'already-restored' } } }),
);

export const EndedMeanwhile = alike(
  pressed({ answers: { ...ready, [PRESSED]: { type: 'link-not-found' } } }),
);

export const PressFailed = alike(
  pressed({ answers: ready, problems: { [PRESSED]: 'temporarilyUnavailable' } }),
);

export const AlreadyRestored = alike(show({ answers: { [SHOWN]: { type: 'already-restored' } } }));

export const NotFound = alike(show({ answers: { [SHOWN]: { type: 'link-not-found' } } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [SHOWN]: 'temporarilyUnavailable' } }));
