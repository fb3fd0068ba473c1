import { freeTime } from '@portal/web/areas/appointments/booking/reservation/fixtures.ts';
import { patientSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Booking/Occupational list' } satisfies Meta;

export default meta;

const SPECIALTY = 'GET /api/appointments/specialty';
const employed = {
  ...patientSession,
  healthCareType: 'occupational' as const,
  features: ['occupational-health', 'ohc-appointment-search'],
};
const times = ['06:00', '06:20', '07:40', '09:00'].map((start, index) =>
  freeTime({ id: 7001 + index, startDate: `2026-11-23T${start}:00.000Z`, practitionerRate: null }),
);
const answers = {
  'GET /api/appointments': {
    availableAppointments: { type: 'Success', appointments: times, continuing: [] },
    otherDays: [],
  },
  'GET /api/appointments/available-appointment-dates': { dates: ['2026-11-23', '2026-11-26'] },
  [SPECIALTY]: {
    type: 'success',
    specialties: [{ code: 'YLE', name: 'Yleislääketiede', includesRemote: false }],
  },
  'GET /api/appointments/clinics': { municipalities: [], clinics: [] },
};

const story = (state: PageOptions = {}) =>
  onlyIn(
    'kaari',
    pageStory({
      key: 'ohc-appointment-list',
      params: {},
      query: { startDate: '2026-11-23' },
      session: employed,
      answers,
      ...state,
    }),
  );

/** Times that the employer pays for: no prices. */
export const Found = alike(story());

/** Nobody's agreement covers the patient. */
export const NoOccupationalHealthCare = further(story({ session: patientSession }));

/** The employer has agreed that its employees book by phone. */
export const NoWebReservation = alike(story({ session: { ...employed, features: ['occupational-health'] } }));

/** It is not known what the patient may book. */
export const UnknownError = alike(story({ answers: { ...answers, [SPECIALTY]: { type: 'unknownError' } } }));
