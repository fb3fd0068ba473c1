import { answer } from '@portal/web/areas/record/home-measurements/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Home measurements' } satisfies Meta;
export default meta;

const LIST = 'GET /api/home-measurements';
const ADD = 'POST /api/home-measurements';
const show = (state: PageOptions) => pageStory({ key: 'home-measurements', params: {}, ...state });
const listed = { [LIST]: answer({ sharedSince: '2026-11-16T06:00:00.000Z' }) };

export const Measurements = further(show({ answers: listed }));

export const Empty = alike(show({ answers: { [LIST]: answer({ measurements: [], total: 0 }) } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [LIST]: 'temporarilyUnavailable' } }));

/** The numbers are swapped: the form says so, and nothing is sent. */
export const Swapped: StoryObj = {
  ...alike(show({ answers: listed })),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Yläpaine/ }), '82');
    await userEvent.type(canvas.getByRole('textbox', { name: /Alapaine/ }), '128');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna mittaus' }));
    await expect(await canvas.findAllByText(/ovatko luvut vaihtuneet/)).not.toHaveLength(0);
  },
};

/** So high that it says whom to call. */
export const VeryHigh: StoryObj = {
  ...further(show({ answers: { ...listed, [ADD]: { type: 'success', id: 9 } } })),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Yläpaine/ }), '182');
    await userEvent.type(canvas.getByRole('textbox', { name: /Alapaine/ }), '112');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna mittaus' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/112.*116117/);
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /Yläpaine/ })).toHaveValue('');
  },
};

/** So cold that it says whom to call: for a child, in words for who cares for them. */
export const TooCold: StoryObj = {
  ...alike(
    show({
      answers: { ...listed, [ADD]: { type: 'success', id: 9 } },
      session: { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } },
    }),
  ),
  globals: { language: 'fi', brand: 'pikkujatti' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Ruumiinlämpö' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Ruumiinlämpö/ }), '34,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna mittaus' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/112.*lapsi on veltto.*116117/);
  },
};
