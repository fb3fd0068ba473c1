import { page } from '@portal/web/features/appointments/pages/AppointmentPage.tsx';
import { ownAppointment, remoteAppointment } from '@portal/web/features/appointments/pages/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Appointment' } satisfies Meta;
export default meta;

const key = 'GET /api/own-appointments/{ids}';
const urls = { fi: '/fi/ajanvaraukset/72', sv: '/sv/tidsbokningar/72', en: '/en/appointments/72' };
const show = (...appointments: ReturnType<typeof ownAppointment>[]) =>
  pageStory({ page, urls, answers: { [key]: { appointments } } });

export const Coming = show(
  ownAppointment({
    notes: 'Ole syömättä ja juomatta 10 tuntia ennen aikaa.\nVettä saat juoda lasillisen.',
    practitionerRate: { rateEuros: 89, additionalFees: [{ name: 'palvelumaksu', rateEuros: 24.9 }] },
  }),
);

export const Cancelling: StoryObj = {
  ...Coming,
  globals: { language: 'fi' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Peru aika' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const TooLateToCancel = show(
  ownAppointment({
    startDate: '2026-11-21T13:00:00.000Z',
    endDate: '2026-11-21T13:20:00.000Z',
    mayCancel: false,
  }),
);

export const Remote = show(remoteAppointment);

export const Past = show(
  ownAppointment({
    startDate: '2026-03-02T07:00:00.000Z',
    endDate: '2026-03-02T07:20:00.000Z',
    mayCancel: false,
  }),
);

export const CancelledByPatient = show(ownAppointment({ hasPatientCanceled: true, mayCancel: false }));

export const CancelledByClinic = show(ownAppointment({ hasAppointeeCanceled: true, mayCancel: false }));

export const Several = pageStory({
  page,
  urls: {
    fi: '/fi/ajanvaraukset/72,73',
    sv: '/sv/tidsbokningar/72,73',
    en: '/en/appointments/72,73',
  },
  answers: { [key]: { appointments: [ownAppointment(), remoteAppointment] } },
});

export const NotFound = pageStory({ page, urls, problems: { [key]: 'notFound' } });

export const Loading = pageStory({ page, urls });

export const Failed = pageStory({ page, urls, problems: { [key]: 'temporarilyUnavailable' } });
