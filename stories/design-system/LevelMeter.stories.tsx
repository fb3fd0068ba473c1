import { LevelMeter } from '@portal/design-system/LevelMeter';
import { Stack } from '@portal/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Feedback/LevelMeter',
  component: LevelMeter,
  args: { label: 'Äänen voimakkuus', value: 0.5, valueText: 'selvä ääni' },
  parameters: {
    guidance: {
      use: 'For a strength that changes as one looks, such as a voice.',
      do: [
        'Give the level in a word or two, too.',
        'Announce once, elsewhere, what it means: the microphone works.',
      ],
      dont: ['Use it for how far something has come: that is ProgressBar.'],
      instead: {
        ProgressBar: 'It tells how far something has come.',
        ReferenceRange: 'It is a measured result.',
      },
    },
  },
} satisfies Meta<typeof LevelMeter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Äänen voimakkuus' });
    await expect(meter).toHaveAttribute('aria-valuetext', 'selvä ääni');
    await expect(meter).toHaveValue(6);
  },
};

export const Values: Story = {
  render: (args) => (
    <Stack>
      <LevelMeter {...args} value={0} valueText="hiljaista" />
      <LevelMeter {...args} value={0.1} valueText="hiljainen ääni" />
      <LevelMeter {...args} value={1} />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: { label: 'Videovastaanottomikrofonin äänenvoimakkuus', valueText: 'melkein kuulumatonta kuiskausta' },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
