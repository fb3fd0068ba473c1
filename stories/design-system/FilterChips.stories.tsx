import { FilterChips } from '@portal/design-system/FilterChips';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const chip = (label: string) => ({
  id: label,
  label,
  removeLabel: `Poista rajaus ${label}`,
  href: `#${label}`,
});

const meta = {
  title: 'Actions/FilterChips',
  component: FilterChips,
  args: {
    filters: [chip('Yleislääketiede'), chip('Helsinki'), chip('Myös etäajat')],
    clear: { href: '#all', label: 'Poista kaikki' },
  },
  parameters: {
    guidance: {
      use: 'For what narrows a list now, each to be taken away by a press.',
      do: ['Show above a list what narrows it now.', 'Say in full what pressing a chip does.'],
      dont: ['Offer filters to choose with it: those are fields or toggles.'],
      instead: {
        ToggleButton: 'A filter is offered, not only taken away.',
        CheckboxGroup: 'Several filters are chosen in a form and sent together.',
        Badge: 'The word only states something and cannot be pressed.',
      },
    },
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Poista rajaus Yleislääketiede' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Poista kaikki' })).toBeVisible();
  },
};

/** A single filter is removed by itself. */
export const One: Story = {
  args: { filters: [chip('Helsinki')] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** No filters: nothing is shown. */
export const Empty: Story = {
  args: { filters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    filters: [
      chip('Epäjärjestelmällistyttämättömyydelläänsäkäänköhän'),
      chip('erikoissairaanhoitopalveluseteli'),
    ],
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Default);
