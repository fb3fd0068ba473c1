import type { Appointment } from '@portal/web/domain/appointments/appointment.ts';
import {
  hiddenAppointment,
  ownAppointment,
  remoteAppointment,
} from '@portal/web/features/appointments/appointment/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { PageOptions } from '../page-state.ts';
import { alike, further, pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Appointment' } satisfies Meta;
export default meta;

const OWN = 'GET /api/own-appointments/{ids}';
const at = (state: PageOptions, ids = '72') => pageStory({ key: 'appointment', params: { ids }, ...state });
const show = (...appointments: Appointment[]) =>
  at({ answers: { [OWN]: { appointments } } }, appointments.map(({ id }) => id).join(','));

export const Coming = show(
  ownAppointment({
    notes: 'Ole syömättä ja juomatta 10 tuntia ennen aikaa.\nVettä saat juoda lasillisen.',
    practitionerRate: {
      code: 'LVO20',
      name: 'Lääkärin vastaanotto, 20 min',
      rateEuros: 89,
      additionalFees: [{ name: 'palvelumaksu', rateEuros: 24.9 }],
    },
  }),
);

export const Cancelling: StoryObj = further({
  ...Coming,
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Peru aika' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const TooLateToCancel = alike(
  show(
    ownAppointment({
      startDate: '2026-11-21T13:00:00.000Z',
      endDate: '2026-11-21T13:20:00.000Z',
      mayCancel: false,
    }),
  ),
);

export const Remote = further(show(remoteAppointment));

const child = { session: { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } } };
const ofChild = (appointment: Appointment) =>
  at({ ...child, answers: { [OWN]: { appointments: [appointment] } } });

/** A guardian who cancels the other guardian's booking reads that the other will see it. */
export const BookedByAnotherGuardian: StoryObj = {
  ...alike(ofChild(ownAppointment({ bookedBy: 'guardian' }))),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Another guardian')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel appointment' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/another guardian/i);
  },
};

/** The place of a child under a non-disclosure order is hidden, and so is the practitioner. */
export const HiddenPlace: StoryObj = {
  ...alike(ofChild(hiddenAppointment)),
  globals: { language: 'en' },
};

export const Past = alike(
  show(
    ownAppointment({
      startDate: '2026-03-02T07:00:00.000Z',
      endDate: '2026-03-02T07:20:00.000Z',
      mayCancel: false,
    }),
  ),
);

export const CancelledByPatient = alike(show(ownAppointment({ hasPatientCanceled: true, mayCancel: false })));

export const CancelledByClinic = further(
  show(ownAppointment({ hasAppointeeCanceled: true, mayCancel: false })),
);

export const Several = alike(show(ownAppointment(), remoteAppointment));

export const NotFound = further(at({ problems: { [OWN]: 'notFound' } }));

export const Loading = further(at({}));

export const Failed = further(at({ problems: { [OWN]: 'temporarilyUnavailable' } }));
