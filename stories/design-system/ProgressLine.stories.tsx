import { ProgressLine } from '@portal/design-system/ProgressLine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Feedback/ProgressLine',
  component: ProgressLine,
  args: { label: 'Sivua ladataan' },
  parameters: {
    guidance: {
      use: 'For the next page on its way while this one still stands.',
      do: ['Show it while the next page is on its way and this one still stands.'],
      dont: ['Use it for work whose length is known: that is a progress bar.'],
      instead: {
        Skeleton: 'A part of this page is loading.',
        ProgressBar: 'It is known how far something has come.',
      },
    },
  },
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sivua ladataan')).toBeInTheDocument();
  },
};

export const LargeText = largeText(Default);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
