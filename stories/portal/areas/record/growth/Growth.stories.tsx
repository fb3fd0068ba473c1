import { answer } from '@portal/web/areas/record/growth/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Growth' } satisfies Meta;
export default meta;

const GROWTH = 'GET /api/growth';
const show = (state: PageOptions) => onlyIn('pikkujatti', pageStory({ key: 'growth', params: {}, ...state }));
const listed = { [GROWTH]: answer() };

export const Measured = further(show({ answers: listed }));

export const Empty = alike(show({ answers: { [GROWTH]: answer({ series: [] }) } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [GROWTH]: 'temporarilyUnavailable' } }));

/** The same values as a table, with the age at each. */
export const AsTable: StoryObj = {
  ...alike(show({ answers: listed })),
  globals: { brand: 'pikkujatti', language: 'fi' },
  play: async ({ canvas }) => {
    const height = within(await canvas.findByRole('figure', { name: 'Pituus' }));
    await userEvent.click(await height.findByRole('radio', { name: 'Taulukko' }));
    const table = within(height.getByRole('table', { name: 'Pituus' }));
    await expect(table.getAllByRole('row')).toHaveLength(5);
    await expect(table.getByText('8 vuotta 1 kuukausi')).toBeVisible();
    await expect(table.getByText(/mitattu makuulla/)).toBeVisible();
  },
};
