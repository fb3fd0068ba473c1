import { bookedAppointment, patientReader } from '@portal/web/areas/appointments/booking/moving/fixtures.ts';
import { freeTime, openTime } from '@portal/web/areas/appointments/booking/reservation/fixtures.ts';
import type { FreeTime } from '@portal/web/areas/appointments/booking/reservation-contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory, readAs, readInPikkujatti } from '../../../page-story.tsx';

const meta = { title: 'Pages/Booking/Move' } satisfies Meta;
export default meta;

const OWN = 'GET /api/own-appointments/{ids}';
const TIME = 'GET /api/appointments/free/{id}';
const available = openTime({ appointment: freeTime({ id: 41 }), reader: patientReader });
const story = (state: PageOptions) =>
  pageStory({ key: 'move-appointment', params: { id: 72, time: 41 }, ...state });
const show = (answer: FreeTime) =>
  story({ answers: { [OWN]: { appointments: [bookedAppointment()] }, [TIME]: answer } });

/** The current time and the one that would replace it. */
export const Asking = readAs('moving/2-confirm', further(show(available)));

export const AskingInPikkujatti = readInPikkujatti('moving/2-confirm.pikkujatti', show(available));

/** So close to its start that the new time is binding. */
export const Binding = alike(show({ ...available, isBinding: true }));

/** It has been moved there already. */
export const Done = readAs('moving/3-moved', alike(show({ type: 'already-reserved', ownAppointmentId: 72 })));

/** The patient is elsewhere at that moment: which appointment it is, and the way there. */
export const OverlappingTime: StoryObj = alike({
  ...story({
    answers: {
      [OWN]: { appointments: [bookedAppointment()] },
      [TIME]: available,
      'PUT /api/appointments/{id}': {
        type: 'overlappingTime',
        inTheWay: { id: 73, startDate: '2026-11-23T06:00:00.000Z', clinic: null },
      },
    },
  }),
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move the appointment' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Monday 23 November 2026 at 8:00');
    await expect(within(alert).getByRole('link')).toHaveAttribute('href', '/en/appointments/73');
  },
});

/** The insurer is billed directly, and does not pay for the other day so. */
export const NotPaidByInsurer: StoryObj = alike({
  ...story({
    answers: {
      [OWN]: { appointments: [bookedAppointment()] },
      [TIME]: available,
      'PUT /api/appointments/{id}': { type: 'directBillingNotAllowed' },
    },
  }),
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move the appointment' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/insur/);
  },
});

export const Loading = alike(story({}));

export const Failed = alike(story({ problems: { [OWN]: 'temporarilyUnavailable' } }));
