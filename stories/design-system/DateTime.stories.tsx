import { DateTime } from '@portal/design-system/DateTime';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/DateTime',
  component: DateTime,
  args: { value: '2026-11-23T07:15:00Z' },
  parameters: {
    guidance: {
      use: 'For one moment: a day, a time, or both.',
      do: [
        'Pass the instant as it was stored: it is shown in Finnish time.',
        'Pass the page’s clock where today and tomorrow help.',
      ],
      dont: ['Do not write dates by hand: they are read out in full here.'],
      instead: {
        DateRange: 'An end matters, too.',
        DateLeaf: 'The day is to be found by eye in a list.',
        DatePicker: 'A day is to be chosen.',
      },
    },
  },
} satisfies Meta<typeof DateTime>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Short to see, in full to hear. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByRole('time');
    await expect(time).toHaveAttribute('datetime', '2026-11-23T07:15:00Z');
    await expect(canvas.getByText('ma 23.11.2026 9:15')).toHaveAttribute('aria-hidden', 'true');
    await expect(time).toHaveTextContent('maanantai 23. marraskuuta 2026 klo 9.15');
  },
};

export const Formats: Story = {
  render: (args) => (
    <DefinitionList
      items={(['dateTime', 'dayAtTime', 'dayDate', 'date', 'day', 'time', 'clock'] as const).map(
        (format) => ({
          term: format,
          description: <DateTime {...args} format={format} />,
        }),
      )}
    />
  ),
};

export const Today: Story = {
  args: { now: '2026-11-23T05:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tänään klo 9.15')).toBeVisible();
  },
};

export const Tomorrow: Story = { args: { now: '2026-11-22T21:00:00Z', isCapitalised: true } };
export const Yesterday: Story = {
  args: { value: '2026-11-22', now: '2026-11-23T05:00:00Z', format: 'dayDate' },
};
export const InSwedish: Story = { globals: { language: 'sv' } };
export const InEnglish: Story = { globals: { language: 'en' } };

export const LargeText = largeText(Formats);
export const RightToLeft = rightToLeft(Formats);
export const ForcedColours = forcedColours(Formats);
