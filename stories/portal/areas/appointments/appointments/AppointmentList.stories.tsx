import {
  hiddenAppointment,
  ownAppointment,
  remoteAppointment,
} from '@portal/web/areas/appointments/appointments/appointment/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Own appointments' } satisfies Meta;
export default meta;

const OWN = 'GET /api/own-appointments';
const show = (state: PageOptions) => pageStory({ key: 'appointment-list', params: {}, ...state });

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
const answers = { [OWN]: { upcoming: [today, ownAppointment(), remoteAppointment, byClinic], past } };

export const List = show({ answers });

/** Overfull: a year of past visits, and a month of future ones. */
export const PastOpen: StoryObj = further({
  ...show({
    answers: {
      [OWN]: {
        upcoming: Array.from({ length: 12 }, (_, index) => ownAppointment({ id: 100 + index })),
        past,
      },
    },
  }),
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await waitFor(() => expect(main.querySelector('summary')).not.toBeNull());
    await userEvent.click(main.querySelector('summary') as HTMLElement);
  },
});

/** Booked by the child's other guardian, one of them at a hidden place. */
export const OfChild = alike(
  show({
    session: { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } },
    answers: {
      [OWN]: {
        upcoming: [ownAppointment({ bookedBy: 'guardian' }), hiddenAppointment],
        past: [],
      },
    },
  }),
);

export const Empty = further(show({ answers: { [OWN]: { upcoming: [], past: [] } } }));

export const Loading = alike(show({}));

export const Failed = further(show({ problems: { [OWN]: 'temporarilyUnavailable' } }));

/** The next try succeeds. */
export const TriedAgain: StoryObj = {
  ...alike(show({ problems: { [OWN]: 'temporarilyUnavailable' }, answers })),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect((await canvas.findAllByText(/Ilona Heikkinen|Saara Niskanen/)).length).toBeGreaterThan(1);
  },
};
