import { freeTime } from '@portal/web/areas/appointments/booking/reservation/fixtures.ts';
import { dueInShort } from '@portal/web/areas/money/invoices/fixtures.ts';
import { patientSession, visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { onAPhone } from '../../../../on-screens.ts';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory, readAs, readInPikkujatti } from '../../../page-story.tsx';

const meta = { title: 'Pages/Booking/Private list' } satisfies Meta;

export default meta;

const SEARCH = 'GET /api/appointments';

const PEOPLE = ['Ilona Heikkinen', 'Mikael Sandström', 'Päivi Koskela-Järvenpää'];
const times = Array.from({ length: 14 }, (_, index) => {
  const start = Date.parse('2026-11-23T06:00:00Z') + index * 20 * 60_000;
  const first = freeTime();
  return freeTime({
    id: 7001 + index,
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + 20 * 60_000).toISOString(),
    requiresAuthToReserve: index % 5 === 4,
    practitioner: {
      ...first.practitioner,
      id: 1 + (index % PEOPLE.length),
      name: PEOPLE[index % PEOPLE.length] ?? '',
    },
    ...(index % 3 === 1 && { isRemote: true, locationType: 'videoAppointment' as const }),
  });
});
const otherDays = [24, 25, 26].map((day) =>
  freeTime({ id: 8000 + day, startDate: `2026-11-${day}T09:20:00.000Z` }),
);

const choices = {
  'GET /api/appointments/available-appointment-dates': {
    dates: ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27', '2026-12-01'],
  },
  'GET /api/appointments/specialty': {
    type: 'success',
    specialties: [{ code: 'GYN', name: 'Naistentaudit ja synnytykset', includesRemote: true }],
  },
  'GET /api/appointments/clinics': {
    municipalities: [{ id: 'helsinki', name: 'Helsinki' }],
    clinics: [
      { id: 'HKI1', name: 'Kamppi', municipalityId: 'helsinki', address: 'Esimerkkikatu 1, 00100 Helsinki' },
    ],
  },
};

const found = (appointments: readonly unknown[], continuing: readonly unknown[] = []) => ({
  ...choices,
  [SEARCH]: { availableAppointments: { type: 'Success', appointments, continuing }, otherDays },
});

const story = (state: PageOptions) =>
  pageStory({
    key: 'private-appointment-list',
    params: {},
    query: { specialtyIds: ['GYN'], startDate: '2026-11-23' },
    session: visitorSession,
    ...state,
  });

/** Times of a day by practitioner; the last page, so other days follow. */
export const Found = readAs('booking/1-times', story({ answers: found(times) }));

export const FoundInPikkujatti = readInPikkujatti(
  'booking/1-times.pikkujatti',
  story({ answers: found(times) }),
);

/** A full page: there may be more. */
export const More = alike(
  story({
    answers: found(
      [...times, ...times.slice(0, 6).map((time) => ({ ...time, id: time.id + 100 }))],
      [{ practitionerId: 1, clinicId: 'HKI1', count: 7, next: [] }],
    ),
  }),
);

/** As high as the content to come. */
/** An invoice is past its due day: the list says so before the booking is stopped. */
export const OverdueInvoice = further(
  story({
    session: patientSession,
    answers: { ...found(times), 'GET /api/payments/due': dueInShort() },
  }),
);

export const Searching = further(story({ answers: choices }));

/** Nothing on this day; the next appointments are loading. */
export const Empty = readAs('booking/1-no-times', further(story({ answers: found([]) })));

export const Failed = further(story({ answers: choices, problems: { [SEARCH]: 'temporarilyUnavailable' } }));

/** What narrows the list on a small screen. */
const filtering: StoryObj = {
  ...alike(story({ answers: found(times) })),
  play: async ({ canvas, userEvent }) => {
    await onAPhone();
    await userEvent.click(await canvas.findByRole('button', { name: /^Rajaa/ }));
    await screen.findByRole('dialog');
  },
};

export const Filtering = readAs('filter-drawer/1-open', filtering);

export const FilteringInPikkujatti = readInPikkujatti('filter-drawer/1-open.pikkujatti', filtering);
