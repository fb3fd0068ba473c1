import { DateRange } from '@portal/design-system/DateRange';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/DateRange',
  component: DateRange,
  args: { start: '2026-11-23T07:15:00Z', end: '2026-11-23T07:45:00Z' },
  parameters: {
    guidance: {
      use: 'For what lasts from one moment to another.',
      do: ['Use it for what lasts: appointments, leaves, prescriptions.'],
      dont: ['Do not show the end where only the start matters.'],
      instead: {
        DateTime: 'Only one moment matters.',
      },
    },
  },
} satisfies Meta<typeof DateRange>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The day is named once. */
export const OneDay: Story = {
  play: async ({ canvas }) => {
    const [start, end] = canvas.getAllByRole('time');
    await expect(start).toHaveTextContent('ma 23.11.2026 9:15');
    await expect(end).toHaveTextContent('9:45');
    await expect(end).toHaveAttribute('datetime', '2026-11-23T07:45:00Z');
  },
};

export const OverMidnight: Story = { args: { end: '2026-11-24T04:00:00Z' } };
export const Days: Story = { args: { start: '2026-11-23', end: '2026-11-27' } };
export const SingleDay: Story = { args: { start: '2026-11-23', end: '2026-11-23' } };
export const Tomorrow: Story = { args: { now: '2026-11-22T10:00:00Z' } };
export const InEnglish: Story = { globals: { language: 'en' } };

export const LargeText = largeText(OverMidnight);
export const RightToLeft = rightToLeft(OverMidnight);
export const ForcedColours = forcedColours(OneDay);
