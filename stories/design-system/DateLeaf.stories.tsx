import { DateLeaf } from '@portal/design-system/DateLeaf';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Media } from '@portal/design-system/Media';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/DateLeaf',
  component: DateLeaf,
  args: { value: '2026-11-23T07:15:00Z' },
  parameters: {
    guidance: {
      use: 'For a day that is found by eye, before words that name it.',
      do: ['Show it before words that name the day.', 'Add the year where the day is not of this year.'],
      dont: ['Use it as the only date: it is not read out.'],
      instead: {
        DateTime: 'The date is to be read, or stands alone.',
        Medallion: 'What stands first is a kind of thing, not a day.',
      },
    },
  },
} satisfies Meta<typeof DateLeaf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[class*=leaf]')).toHaveTextContent(/^ma23marras$/);
  },
};

export const AnotherYear: Story = { args: { value: '2025-03-02', hasYear: true, tone: 'neutral' } };

/** In a row under the heading of its year. */
export const Small: Story = { args: { size: 'small', tone: 'neutral' } };

export const InSwedish: Story = { globals: { language: 'sv' } };

export const InEnglish: Story = { globals: { language: 'en' } };

export const BesideItsWords: Story = {
  render: (args) => (
    <Media start={<DateLeaf {...args} />}>
      <Heading level={3} size={4}>
        Maanantai 23.11. klo 9.15
      </Heading>
      <Text>Ilona Heikkinen, yleislääkäri</Text>
    </Media>
  ),
};

export const EveryMonth: Story = {
  render: () => (
    <Inline>
      {Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-15`).map(
        (day) => (
          <DateLeaf key={day} value={day} />
        ),
      )}
    </Inline>
  ),
};

export const LargeText = largeText(BesideItsWords);
export const RightToLeft = rightToLeft(BesideItsWords);
export const ForcedColours = forcedColours(Default);
