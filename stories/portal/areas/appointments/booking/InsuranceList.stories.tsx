import { freeTime } from '@portal/web/areas/appointments/booking/reservation/fixtures.ts';
import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta } from '@storybook/react-vite';
import { further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Booking/Insurance list' } satisfies Meta;

export default meta;

const times = ['06:00', '06:20', '07:40', '09:00'].map((start, index) =>
  freeTime({
    id: 7001 + index,
    startDate: `2026-11-23T${start}:00.000Z`,
    requiresAuthToReserve: true,
    practitionerRate: null,
  }),
);

/** Times that an insurance may pay for: no prices, and all ask to identify. */
export const Found = further(
  pageStory({
    key: 'insurance-appointment-list',
    params: {},
    query: { startDate: '2026-11-23' },
    session: visitorSession,
    answers: {
      'GET /api/appointments': {
        availableAppointments: { type: 'Success', appointments: times, continuing: [] },
        otherDays: [],
      },
      'GET /api/appointments/available-appointment-dates': { dates: ['2026-11-23', '2026-11-26'] },
      'GET /api/appointments/specialty': { type: 'success', specialties: [] },
      'GET /api/appointments/clinics': { municipalities: [], clinics: [] },
    },
  }),
);
