import { NetworkError } from '@portal/web/contract/client/call-error.ts';
import { freeTime } from '@portal/web/features/booking/pages/fixtures.ts';
import { page } from '@portal/web/features/booking/pages/ReservationPage.tsx';
import type { FreeTime } from '@portal/web/features/booking/reservation-contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookingPage } from './BookingPage.tsx';

const meta: Meta = { title: 'Pages/Booking/Reservation', parameters: { flush: true } };

export default meta;

const FREE = 'GET /api/appointments/free/{id}';
const addresses = {
  fi: '/fi/kirjautumattomat-kayttajat/vapaat-ajat/7001',
  sv: '/sv/anonyma-anvandare/lediga-tider/7001',
  en: '/en/anonymous-users/available-appointments/7001',
};

const anonymous = {
  type: 'available',
  appointment: freeTime(),
  isBinding: false,
  bindingNoticeHours: 24,
  cancellationNoticeHours: 24,
  booker: { type: 'anonymous' },
} as const satisfies FreeTime;

const patient = {
  type: 'patient',
  firstNames: 'Aino Maria',
  lastName: 'Virtanen',
  email: 'aino@example.com',
  phone: '+358401234501',
  isCreditworthy: true,
  consentStatus: 'ok',
} as const satisfies Extract<FreeTime, { type: 'available' }>['booker'];

const story = (answer: FreeTime): StoryObj => ({
  render: (_, { globals }) => (
    <BookingPage page={page} addresses={addresses} globals={globals} answers={{ [FREE]: answer }} />
  ),
});

/** Nobody has signed in: the form asks who books. */
export const Anonymous = story(anonymous);

/** Signed in: contact details only, as the portal knows them. */
export const SignedIn = story({ ...anonymous, booker: patient });

/** So close to its start that the booking is binding. */
export const Binding = story({ ...anonymous, isBinding: true });

export const LoginRequired = story({
  ...anonymous,
  appointment: freeTime({ requiresAuthToReserve: true }),
});

/** Identified, but no patient yet. */
export const Unregistered = story({
  ...anonymous,
  booker: { type: 'unregistered', firstNames: 'Matti', lastName: 'Nieminen' },
});

export const ConsentMissing = story({ ...anonymous, booker: { ...patient, consentStatus: 'missing' } });

export const NotCreditworthy = story({ ...anonymous, booker: { ...patient, isCreditworthy: false } });

export const AlreadyReserved = story({ type: 'already-reserved', ownAppointmentId: null });

export const NotFound = story({ type: 'no-appointment-found' });

export const Loading: StoryObj = {
  render: (_, { globals }) => <BookingPage page={page} addresses={addresses} globals={globals} />,
};

export const Failed: StoryObj = {
  render: (_, { globals }) => (
    <BookingPage
      page={page}
      addresses={addresses}
      globals={globals}
      errors={{ [FREE]: new NetworkError('offline') }}
    />
  ),
};

/** Sent empty: what is missing is said above and beside each field. */
export const Errors: StoryObj = {
  ...Anonymous,
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  },
};
