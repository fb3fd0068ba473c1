import { RatingScale } from '@portal/design-system/RatingScale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Forms/RatingScale',
  component: RatingScale,
  args: {
    label: 'Kuinka kova kipu on nyt?',
    min: 0,
    max: 10,
    lowest: 'Ei kipua',
    highest: 'Pahin mahdollinen kipu',
    value: null,
    onChange: fn(),
  },
  parameters: {
    guidance: {
      use: 'For a number of a short scale whose ends are named, as 0–10.',
      do: ['Name both ends in a few words.', 'Let an optional answer be taken back.'],
      dont: ['Do not choose a number beforehand.', 'Do not use it for more than eleven numbers.'],
      instead: {
        NumberField: 'There are more than eleven numbers, or the answer is an amount.',
        RadioGroup: 'Each answer has words of its own.',
      },
    },
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const { clearing } = args;
    return (
      <RatingScale
        {...args}
        value={value}
        onChange={(number) => {
          args.onChange(number);
          setValue(number);
        }}
        {...(clearing && {
          clearing: {
            ...clearing,
            onClear: () => {
              clearing.onClear();
              setValue(null);
            },
          },
        })}
      />
    );
  },
} satisfies Meta<typeof RatingScale>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  args: { value: 7, isOptional: true, clearing: { label: 'Poista valinta', onClear: fn() } },
};

export const WithError: Story = {
  args: { error: 'Vastaa tähän kysymykseen.', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Kuinka kova kipu on nyt?' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Vastaa tähän kysymykseen.');
  },
};

export const LongWords: Story = {
  args: {
    label: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän kipukokemusarviointi',
    lowest: 'Kivuttomuuskokemuksenkokonaisarviointi',
    highest: 'Sietämättömyyskokemuksenkokonaisarviointi',
    value: 10,
    error: 'Kipukokemusarviointitieto puuttuu',
  },
};

export const ByKeyboard: Story = {
  args: { isOptional: true, clearing: { label: 'Poista valinta', onClear: fn() } },
  play: async ({ canvas, userEvent, args, step }) => {
    const numbers = canvas.getAllByRole('radio');
    const [zero, one] = numbers;
    await step('is one stop of the tab key, and its ends say what they mean', async () => {
      await expect(numbers).toHaveLength(11);
      await userEvent.tab();
      await expect(zero).toHaveFocus();
      await expect(zero).toHaveAccessibleDescription('0 = Ei kipua');
      await expect(numbers[10]).toHaveAccessibleDescription('10 = Pahin mahdollinen kipu');
      await expect(one).not.toHaveAccessibleDescription();
    });
    await step('moves and chooses with the arrow keys', async () => {
      await userEvent.keyboard(' {ArrowRight}');
      await expect(one).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith(1);
    });
    await step('can be taken back, and the focus stays in the question', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Poista valinta' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(one).not.toBeChecked();
      await expect(zero).toHaveFocus();
    });
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Chosen);
