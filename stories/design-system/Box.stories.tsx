import { Box } from '@portal/design-system/Box';
import { Columns } from '@portal/design-system/Columns';
import { Text } from '@portal/design-system/Text';
import { space } from '@portal/tokens/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { onScreens } from '../on-screens.ts';

const meta = {
  title: 'Layout/Box',
  component: Box,
  parameters: {
    guidance: {
      use: 'For padding and a ground around a part of a page.',
      do: ['Use a ground to set a whole part of a page apart.', 'Prefer white space to one more box.'],
      dont: [
        'Put boxes in boxes.',
        'Use a box for something that is pressed: that is a Card with a CardLink.',
      ],
      instead: {
        Card: 'What is inside is one thing, or can be pressed.',
        Stack: 'Only space between things is wanted.',
        Notice: 'The ground is to say that something matters.',
      },
    },
  },
} satisfies Meta<typeof Box>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    padding: 'large',
    background: 'subtle',
    isRounded: true,
    children: <Text>Ota Kela-kortti mukaan vastaanotolle.</Text>,
  },
};

export const Grounds: Story = {
  args: { children: null },
  render: () => (
    <Columns layout="fit">
      {(['none', 'surface', 'sunken', 'subtle', 'brand'] as const).map((background) => (
        <Box key={background} padding="large" background={background} isRounded>
          {background}
        </Box>
      ))}
    </Columns>
  ),
};

export const PaddingFollowsTheScreen: Story = {
  args: {
    background: 'sunken',
    padding: { small: 'small', medium: 'large', large: 'xxlarge' },
    children: <Text>Väljempi leveällä näytöllä</Text>,
  },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelectorAll('[class*=box]').item(1);
    const wanted = { small: space.small, medium: space.large, large: space.xxlarge };
    await onScreens(async (screen) => {
      await expect(getComputedStyle(box).paddingBlockStart).toBe(
        `${Number.parseFloat(wanted[screen]) * 16}px`,
      );
    });
  },
};

export const LongWords: Story = {
  args: { ...Default.args, children: <Text>Epäjärjestelmällistyttämättömyydelläänsäkäänköhän</Text> },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
