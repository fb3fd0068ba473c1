import {
  ownAppointment,
  remoteAppointment,
} from '@portal/web/areas/appointments/appointments/appointment/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory, printed } from '../../../page-story.tsx';

const meta = { title: 'Pages/Appointments of a day' } satisfies Meta;
export default meta;

const DAY = 'GET /api/own-appointments/on/{date}';
const show = (state: PageOptions) =>
  pageStory({ key: 'appointment-day', params: { date: '2026-11-23' }, ...state });
const appointments = [
  ownAppointment({ selfCheckInStatus: 'tooEarly', notes: 'Ole syömättä ja juomatta 4 tuntia ennen aikaa.' }),
  {
    ...remoteAppointment,
    startDate: '2026-11-23T14:00:00.000Z',
    endDate: '2026-11-23T14:45:00.000Z',
  },
];

export const TwoAppointments: StoryObj = further({
  ...show({ answers: { [DAY]: { appointments } } }),
  play: async ({ canvas }) => {
    const print = spyOn(globalThis, 'print').mockImplementation(() => undefined);
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Tulosta sivu|Skriv ut sidan|Print the page)$/ }),
    );
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
});

export const OnPaper = printed('kaari', show({ answers: { [DAY]: { appointments } } }));

export const OfAChild = alike(
  onlyIn(
    'pikkujatti',
    show({
      session: { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } },
      answers: { [DAY]: { appointments: [ownAppointment()] } },
    }),
  ),
);

export const NoAppointments = alike(show({ answers: { [DAY]: { appointments: [] } } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [DAY]: 'temporarilyUnavailable' } }));
