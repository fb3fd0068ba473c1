import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/Price',
  component: Price,
  args: { cents: 109_450 },
  parameters: {
    guidance: {
      use: 'For a sum in euros, wherever one is shown.',
      do: ['Pass whole cents.', 'Say by the prefix when a price is the lowest of several.'],
      dont: ['Do not write sums by hand: languages write them differently.'],
      instead: {
        KeyFigure: 'The sum is what the page is opened for: put the price into it.',
        NumberField: 'A number is to be typed.',
      },
    },
  },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 094,50 €')).toBeVisible();
  },
};

export const From: Story = { args: { cents: 9450, prefix: 'alk.', weight: 'strong' } };
export const Span: Story = { args: { cents: 2820, upToCents: 4500 } };
export const GivenBack: Story = { args: { cents: -2820 } };
export const Nothing: Story = { args: { cents: 0 } };
export const InSwedish: Story = { args: { prefix: 'fr.' }, globals: { language: 'sv' } };
export const InEnglish: Story = {
  args: { prefix: 'from' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('from €1,094.50')).toBeVisible();
  },
};

/** Digits of equal width line up in a column. */
export const UnderEachOther: Story = {
  render: () => (
    <Stack align="end" gap="xsmall">
      <Price cents={111_111} />
      <Price cents={888_888} />
      <Price cents={1_000_000_000} weight="strong" size="lead" />
    </Stack>
  ),
};

export const LargeText = largeText(UnderEachOther);
export const RightToLeft = rightToLeft(From);
export const ForcedColours = forcedColours(Default);
