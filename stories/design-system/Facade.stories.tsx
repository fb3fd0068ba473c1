import { Columns } from '@portal/design-system/Columns';
import { Facade } from '@portal/design-system/Facade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/Facade',
  component: Facade,
  parameters: {
    guidance: {
      use: 'For the picture of a place that one visits, above its name.',
      do: [
        'Give it the id of the place, so that it looks the same on every page.',
        'Say beside it what it shows.',
      ],
      dont: [
        'Use it for a place that nobody visits.',
        'Let the ramp or the parking sign be the only word on them.',
      ],
      instead: {
        Illustration: 'It is about what happens, not about a place.',
        Picture: 'There is a photograph.',
      },
    },
  },
  args: { of: 'KAM', hasRamp: true, hasParking: true },
} satisfies Meta<typeof Facade>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('svg')?.parentElement;
    await expect(picture).toHaveAttribute('aria-hidden', 'true');
    const { width = 0, height = 1 } = picture?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

/** Neither a ramp nor a place to park. */
export const Bare: Story = { args: { hasRamp: false, hasParking: false } };

/** No two buildings look alike. */
export const Several: Story = {
  render: () => (
    <Columns layout={{ small: 'one', medium: 'two' }} gap="medium">
      {['KAM', 'HAK', 'TAP', 'KER', 'PTO', 'PMA'].map((of) => (
        <Facade key={of} of={of} hasRamp hasParking={of.startsWith('K')} />
      ))}
    </Columns>
  ),
};

export const LargeText = largeText(Default);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
