import type { EarlierTime } from '@portal/web/areas/appointments/booking/earlier-contract.ts';
import { bookedAppointment } from '@portal/web/areas/appointments/booking/moving/fixtures.ts';
import { freeTime } from '@portal/web/areas/appointments/booking/reservation/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Booking/Earlier time' } satisfies Meta;
export default meta;

const OWN = 'GET /api/own-appointments/{ids}';
const SHOW = 'GET /api/appointments/{id}/earlier-time';
const story = (state: PageOptions) => pageStory({ key: 'earlier-time', params: { id: 72 }, ...state });
const own = { [OWN]: { appointments: [bookedAppointment()] } };
const show = (shown: EarlierTime) => story({ answers: { ...own, [SHOW]: shown } });
const wait = { samePractitioner: true, sameClinic: false, since: '2026-11-20T08:00:00.000Z' };

/** Nothing is waited for yet. */
export const Asking = alike(show({ wait: null, offer: null }));

export const Waiting = further(show({ wait, offer: null }));

/** One is held for the patient. */
export const Offered = further(
  show({
    wait,
    offer: {
      time: freeTime(),
      expiresAt: '2026-11-22T10:15:00.000Z',
      isBinding: true,
      bindingNoticeHours: 24,
      cancellationNoticeHours: 24,
    },
  }),
);

export const NotFound = alike(story({ answers: own, problems: { [SHOW]: 'notFound' } }));

export const Loading = alike(story({}));

export const Failed = alike(story({ answers: own, problems: { [SHOW]: 'temporarilyUnavailable' } }));
