import { page } from '@portal/web/features/appointments/pages/AppointmentListPage.tsx';
import { ownAppointment, remoteAppointment } from '@portal/web/features/appointments/pages/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Own appointments' } satisfies Meta;
export default meta;

const key = 'GET /api/own-appointments';
const urls = { fi: '/fi/ajanvaraukset', sv: '/sv/tidsbokningar', en: '/en/appointments' };

const today = ownAppointment({
  id: 71,
  startDate: '2026-11-21T08:20:00.000Z',
  endDate: '2026-11-21T08:40:00.000Z',
  mayCancel: false,
});
const byClinic = ownAppointment({
  id: 74,
  startDate: '2027-01-12T09:15:00.000Z',
  endDate: '2027-01-12T09:35:00.000Z',
  hasAppointeeCanceled: true,
  mayCancel: false,
});
const past = [
  ownAppointment({ id: 60, hasPatientCanceled: true, mayCancel: false }),
  ...Array.from({ length: 19 }, (_, index) =>
    ownAppointment({
      id: 20 + index,
      startDate: '2026-03-02T07:00:00.000Z',
      endDate: '2026-03-02T07:20:00.000Z',
      mayCancel: false,
    }),
  ),
];

export const List = pageStory({
  page,
  urls,
  answers: { [key]: { upcoming: [today, ownAppointment(), remoteAppointment, byClinic], past } },
});

export const PastOpen = {
  ...List,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
  },
};

export const Empty = pageStory({ page, urls, answers: { [key]: { upcoming: [], past: [] } } });

export const Loading = pageStory({ page, urls });

export const Failed = pageStory({ page, urls, problems: { [key]: 'temporarilyUnavailable' } });
