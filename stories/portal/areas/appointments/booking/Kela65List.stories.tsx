import { freeTime } from '@portal/web/areas/appointments/booking/reservation/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Booking/Kela65 list' } satisfies Meta;

export default meta;

const practitionerRate = {
  code: 'Y65V',
  name: 'Lääkärin vastaanotto, 65 vuotta täyttäneet',
  rateEuros: 28.2,
  totalEuros: 28.2,
  additionalFees: [],
};
const times = ['06:00', '06:20', '07:40'].map((start, index) =>
  freeTime({
    id: 7001 + index,
    startDate: `2026-11-23T${start}:00.000Z`,
    requiresAuthToReserve: true,
    practitionerRate,
  }),
);

const story = (availableAppointments: object, state: PageOptions = {}) =>
  pageStory({
    key: 'kela65-appointment-list',
    params: {},
    query: { startDate: '2026-11-23' },
    answers: {
      'GET /api/appointments': { availableAppointments, otherDays: [] },
      'GET /api/appointments/available-appointment-dates': { dates: ['2026-11-23', '2026-11-26'] },
      'GET /api/appointments/specialty': { type: 'success', specialties: [] },
      'GET /api/appointments/clinics': { municipalities: [], clinics: [] },
    },
    ...state,
  });

/** Somebody who is 65 or older: one specialty, one price. */
export const Found = onlyIn('kaari', story({ type: 'Success', appointments: times, continuing: [] }));

/** Somebody who is younger on every day of the search. */
export const TooYoung = alike(
  onlyIn('kaari', story({ type: 'Kela65Refused', reason: 'tooYoung', appointments: [] })),
);
