import { Box } from '@portal/design-system/Box';
import { Inline } from '@portal/design-system/Inline';
import { Logo } from '@portal/design-system/Logo';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Shell/Logo',
  component: Logo,
  parameters: {
    guidance: {
      use: 'For the brand’s name, once on a screen.',
      do: ['Leave it white space of its own height on every side.'],
      dont: ['Recolour, stretch or box it.', 'Show it twice on one screen.'],
      instead: {
        Emblem: 'It is another organisation’s sign.',
        Illustration: 'It is a drawing of the brand.',
      },
    },
  },
  args: { label: 'Kaari' },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Kaari', { selector: 'span' })).toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const OnGrounds: Story = {
  render: () => (
    <Inline>
      {(['surface', 'sunken', 'subtle', 'brand'] as const).map((background) => (
        <Box key={background} padding="large" background={background} isRounded>
          <Logo />
        </Box>
      ))}
    </Inline>
  ),
};

export const LongWords: Story = {
  render: () => (
    <Inline>
      <Logo />
      <Text>Epäjärjestelmällistyttämättömyydelläänsäkäänköhän</Text>
    </Inline>
  ),
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
