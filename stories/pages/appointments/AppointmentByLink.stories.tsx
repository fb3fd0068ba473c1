import { visitorSession } from '@portal/web/app/testing/page-state.ts';
import { linkedAppointment } from '@portal/web/features/appointments/appointment/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../page-state.ts';
import { alike, further, pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Appointment by link' } satisfies Meta;
export default meta;

const LINKED = 'GET /api/anon/appointment/{token}';
const success = { [LINKED]: { type: 'success', appointment: linkedAppointment() } };
const show = (state: PageOptions) =>
  pageStory({
    key: 'anonymous-view-appointment-page',
    params: { token: 'AbCdEfGhIjKlMnOpQrSt' },
    session: visitorSession,
    ...state,
  });

export const Anonymous = show({ answers: success });

export const SignedIn = alike(show({ answers: success, session: {} }));

export const NotFound = further(show({ answers: { [LINKED]: { type: 'appointment-not-found' } } }));

export const AlreadyCancelled = further(
  show({ answers: { [LINKED]: { type: 'appointment-already-cancelled' } } }),
);

export const Loading = alike(show({}));

export const Failed = further(show({ problems: { [LINKED]: 'temporarilyUnavailable' } }));
