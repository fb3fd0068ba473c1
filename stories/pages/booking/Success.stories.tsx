import { visitorSession } from '@portal/web/app/testing/page-state.ts';
import { freeTime } from '@portal/web/features/booking/reservation/fixtures.ts';
import type { ReservationDetails } from '@portal/web/features/booking/reservation-contract.ts';
import type { Meta } from '@storybook/react-vite';
import { further, pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Booking/Success' } satisfies Meta;

export default meta;

const confirmations = { email: 'aino@example.com', phone: '+358401234501' };
const anonymous: ReservationDetails = {
  appointmentId: 72,
  appointment: freeTime(),
  calendar: {
    uid: '5f0c1e52-7d0e-8b61-9f4e-2f6f0d1c9a72',
    sequence: 0,
    organizer: { name: 'Kaari', email: 'ajanvaraus@kaari.example' },
  },
  token: 'AbCdEfGhIjKlMnOpQrSt',
  confirmations,
};

export const Anonymous = pageStory({
  key: 'reservation-success-for-anonymous-users',
  params: { id: 7001 },
  session: visitorSession,
  drafts: { 'reserved-7001': anonymous },
});

export const SignedIn = further(
  pageStory({
    key: 'reservation-success',
    params: { id: 7002 },
    drafts: { 'reserved-7002': { ...anonymous, token: null } },
  }),
);

/** Booked in another tab, or long ago. */
export const Unknown = further(pageStory({ key: 'reservation-success', params: { id: 7003 } }));
