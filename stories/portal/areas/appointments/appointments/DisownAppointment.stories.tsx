import { disownableAppointment } from '@portal/web/areas/appointments/appointments/appointment/fixtures.ts';
import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Disown an appointment' } satisfies Meta;
export default meta;

const SHOWN = 'GET /api/anon/appointment/{token}/disownment';
const PRESSED = 'POST /api/anon/appointment/{token}/disownment';
const ready = { [SHOWN]: { type: 'ready', appointment: disownableAppointment() } };
const show = (state: PageOptions) =>
  pageStory({
    key: 'disown-appointment',
    params: { token: 'AbCdEfGhIjKlMnOpQrSt' },
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
      await userEvent.click(canvas.getByRole('button', { name: /(peru|avboka|cancel)/i }));
      const shown = state.problems
        ? await canvas.findByRole('alert')
        : await canvas.findByRole('link', {
            name: /^(katso ajanvaraukset|se tidsbokningarna|see the appointments)/i,
          });
      await expect(shown).toBeVisible();
    },
  };
};

export const Done = alike(pressed({ answers: { ...ready, [PRESSED]: { type: 'success' } } }));

export const CancelledMeanwhile = alike(
  pressed({ answers: { ...ready, [PRESSED]: { type: 'appointment-already-cancelled' } } }),
);

export const BegunMeanwhile = alike(
  pressed({ answers: { ...ready, [PRESSED]: { type: 'appointment-not-found' } } }),
);

export const PressFailed = alike(
  pressed({ answers: ready, problems: { [PRESSED]: 'temporarilyUnavailable' } }),
);

export const AlreadyCancelled = alike(
  show({ answers: { [SHOWN]: { type: 'appointment-already-cancelled' } } }),
);

export const NotFound = alike(show({ answers: { [SHOWN]: { type: 'appointment-not-found' } } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [SHOWN]: 'temporarilyUnavailable' } }));
