import { bookedTime } from '@portal/web/areas/appointments/booking/success/fixtures.ts';
import { insuredVisit } from '@portal/web/areas/appointments/shared/insurance/fixtures.ts';
import type { BOOKING_PAGES } from '@portal/web/contract/routes/booking-pages.ts';
import type { HealthCareType } from '@portal/web/contract/values/health-care-type.ts';
import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta } from '@storybook/react-vite';
import { alike, further, pageStory, readAs, readInPikkujatti } from '../../../page-story.tsx';

const meta = { title: 'Pages/Booking/Success' } satisfies Meta;

export default meta;

const OWN = 'GET /api/own-appointments/by-time/{id}';
const IN_SESSION = 'GET /api/anon/appointment/by-time/{id}';
const token = 'AbCdEfGhIjKlMnOpQrSt';
const { practitioner, practitionerRate: _rate, specialtyData: _specialties, ...shared } = bookedTime();
const linked = { ...shared, practitioner: { name: practitioner.name, title: practitioner.title } };

const anonymous = pageStory({
  key: 'reservation-success-for-anonymous-users',
  params: { id: 7001 },
  session: visitorSession,
  answers: { [IN_SESSION]: { type: 'success', appointment: linked, token } },
});
export const Anonymous = readAs('booking/4-booked', anonymous);

export const AnonymousInPikkujatti = readInPikkujatti('booking/4-booked.pikkujatti', anonymous);

export const SignedIn = further(
  pageStory({
    key: 'reservation-success',
    params: { id: 7002 },
    answers: { [OWN]: { appointment: bookedTime() } },
  }),
);

/** Going back after cancelling. */
export const Cancelled = further(
  pageStory({
    key: 'reservation-success',
    params: { id: 7002 },
    answers: { [OWN]: { appointment: bookedTime({ hasPatientCanceled: true, mayCancel: false }) } },
  }),
);

/** Somebody else's booking, or an invented address. */
export const Unknown = further(
  pageStory({ key: 'reservation-success', params: { id: 7003 }, problems: { [OWN]: 'notFound' } }),
);

const booked = (
  key: (typeof BOOKING_PAGES)[HealthCareType]['success'],
  changes: Parameters<typeof bookedTime>[0] = {},
) =>
  alike(pageStory({ key, params: { id: 7002 }, answers: { [OWN]: { appointment: bookedTime(changes) } } }));
export const WithInsurance = booked('reservation-success-insurance', {
  insurance: insuredVisit,
  healthCareType: 'insurance',
  toldPrice: null,
});
export const Kela65 = booked('reservation-success-kela65', {
  healthCareType: 'kela65',
  toldPrice: { cents: 2820, isFixed: true, items: [] },
});
export const FromWork = booked('reservation-success-occupational', {
  healthCareType: 'occupational',
  toldPrice: null,
});
