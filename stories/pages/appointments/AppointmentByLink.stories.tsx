import { visitorSession } from '@portal/web/app/testing/page-state.ts';
import { page } from '@portal/web/features/appointments/pages/AnonymousAppointmentPage.tsx';
import { linkedAppointment } from '@portal/web/features/appointments/pages/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import { pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Appointment by link' } satisfies Meta;
export default meta;

const key = 'GET /api/anon/appointment/{token}';
const token = 'AbCdEfGhIjKlMnOpQrSt';
const shared = {
  page,
  urls: { fi: `/fi/varaus/${token}`, sv: `/sv/bokning/${token}`, en: `/en/appointment/${token}` },
  session: visitorSession,
};
const success = { [key]: { type: 'success', appointment: linkedAppointment() } };

export const Anonymous = pageStory({ ...shared, answers: success });

export const SignedIn = pageStory({ page, urls: shared.urls, answers: success });

export const NotFound = pageStory({ ...shared, answers: { [key]: { type: 'appointment-not-found' } } });

export const AlreadyCancelled = pageStory({
  ...shared,
  answers: { [key]: { type: 'appointment-already-cancelled' } },
});

export const Loading = pageStory(shared);

export const Failed = pageStory({ ...shared, problems: { [key]: 'temporarilyUnavailable' } });
