import {
  forgetAppointments,
  KEPT_DAYS,
  keepAppointments,
  readKept,
  refreshAppointments,
  stopKeeping,
} from '@portal/web/client/kept/kept-appointments.ts';
import { showKept } from '@portal/web/shell/browser/offline/show-kept.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Without a connection' } satisfies Meta;
export default meta;

const NOW = Date.parse('2026-11-27T16:30:00Z');

const page = pageStory({ key: 'front-page', params: {}, instead: 'offline' });

/** Nothing is kept on this device. */
export const NothingKept = alike({
  ...page,
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await forgetAppointments();
    await showKept(NOW);
    await expect(main.queryAllByRole('listitem')).toHaveLength(0);
  },
});

const appointment = (day: number) => ({
  until: `2126-12-0${day}T08:00:00.000Z`,
  when: `Tiistai ${day}. joulukuuta 2026 klo 9.05`,
  lines: ['Ilona Heikkinen, yleislääkäri', 'Kamppi'],
});

const KEPT = {
  title: 'Tulevat ajat',
  seen: 'Tiedot haettu: pe 27.11.2026 18:30',
  appointments: [
    { ...appointment(1), until: '2026-01-01T08:00:00.000Z', when: 'Menneisyys' },
    appointment(1),
    appointment(8),
  ],
};

/** The patient's own, of which one is over, and a child's, who has none. */
export const Kept: StoryObj = further({
  ...page,
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await forgetAppointments();
    await keepAppointments('somebody', null, KEPT, NOW);
    await keepAppointments(
      'somebody',
      'elsa',
      { ...KEPT, title: 'Elsa: tulevat ajat', appointments: [] },
      NOW,
    );
    await showKept(NOW);
    await expect(main.getAllByRole('listitem').map((item) => item.querySelector('h3')?.textContent)).toEqual(
      KEPT.appointments.slice(1).map(({ when }) => when),
    );
    await expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await forgetAppointments();
  },
});

/** The page of appointments was last open more than a week ago. */
export const KeptTooLong = alike({
  ...page,
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await forgetAppointments();
    await keepAppointments('somebody', null, KEPT, NOW);
    await showKept(NOW + KEPT_DAYS * 86_400_000 + 1);
    await expect(main.queryAllByRole('heading', { level: 2 })).toHaveLength(0);
    const left = await indexedDB.databases();
    await expect(left.some(({ name }) => name === 'kept-appointments')).toBe(false);
  },
});

/** Taken back while it is brought up to date, in this tab or in another one. */
export const TakenBack = alike({
  ...page,
  play: async () => {
    await forgetAppointments();
    await keepAppointments('somebody', null, KEPT, NOW);
    await expect(refreshAppointments('somebody', null, KEPT, NOW)).resolves.toBe(true);
    const refreshed = refreshAppointments('somebody', null, KEPT, NOW);
    await stopKeeping(null);
    await expect(refreshed).resolves.toBe(false);
    await expect(readKept(NOW)).resolves.toEqual([]);
    await forgetAppointments();
  },
});
