import { Illustration } from '@portal/design-system/Illustration';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Shell/Illustration',
  component: Illustration,
  parameters: {
    guidance: {
      use: 'For a drawing where a page begins, is empty, has succeeded or has failed.',
      do: ['Use one where a page begins, is empty, has succeeded or has failed.'],
      dont: ['Say something by a drawing alone.', 'Put two drawings on one screen.'],
      instead: {
        Icon: 'It is a sign beside words.',
        Picture: 'It is an image that somebody has added.',
        Logo: 'It is the brand’s name.',
      },
    },
  },
  args: { name: 'book' },
} satisfies Meta<typeof Illustration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    // Its space is reserved before the sheet of drawings is loaded.
    await expect(drawing?.getBoundingClientRect().height).toBeGreaterThan(0);
  },
};

export const Empty: Story = { args: { name: 'empty' } };
export const Success: Story = { args: { name: 'success' } };
export const AnError: Story = { args: { name: 'error' } };
export const Small: Story = { args: { name: 'empty', size: 'small' } };
export const Full: Story = { args: { size: 'full' } };

export const LongWords: Story = {
  args: { name: 'empty', size: 'small' },
  render: (args) => (
    <Stack align="center">
      <Illustration {...args} />
      <Text>Epäjärjestelmällistyttämättömyydelläänsäkäänköhän</Text>
    </Stack>
  ),
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
