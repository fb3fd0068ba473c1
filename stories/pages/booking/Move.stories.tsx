import { bookedAppointment, patientBooker } from '@portal/web/features/booking/moving/fixtures.ts';
import { freeTime, openTime } from '@portal/web/features/booking/reservation/fixtures.ts';
import type { FreeTime } from '@portal/web/features/booking/reservation-contract.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../page-state.ts';
import { alike, further, pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Booking/Move' } satisfies Meta;
export default meta;

const OWN = 'GET /api/own-appointments/{ids}';
const TIME = 'GET /api/appointments/free/{id}';
const available = openTime({ appointment: freeTime({ id: 41 }), booker: patientBooker });
const story = (state: PageOptions) =>
  pageStory({ key: 'move-appointment', params: { id: 72, time: 41 }, ...state });
const show = (answer: FreeTime) =>
  story({ answers: { [OWN]: { appointments: [bookedAppointment()] }, [TIME]: answer } });

/** The current time and the one that would replace it. */
export const Asking = further(show(available));

/** So close to its start that the new time is binding. */
export const Binding = alike(show({ ...available, isBinding: true }));

/** It has been moved there already. */
export const Done = alike(show({ type: 'already-reserved', ownAppointmentId: 72 }));

export const Loading = alike(story({}));

export const Failed = alike(story({ problems: { [OWN]: 'temporarilyUnavailable' } }));
