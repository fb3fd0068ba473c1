import { Emblem } from '@portal/design-system/Emblem';
import { Media } from '@portal/design-system/Media';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../../edges.ts';

const meta = {
  title: 'Data/Emblem',
  component: Emblem,
  args: { path: 'M16 3 7 15h4L5 23h9v6h4v-6h9l-6-8h4z' },
  parameters: {
    guidance: {
      do: ['Show a partner’s sign beside the partner’s name.'],
      dont: ['Draw the product’s own icons with it: those are strokes on their own grid.'],
    },
  },
} satisfies Meta<typeof Emblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const BesideItsName: Story = {
  render: (args) => (
    <Media start={<Emblem {...args} />}>
      <Text weight="strong">Kuusipankki</Text>
    </Media>
  ),
};

export const LargeText = largeText(BesideItsName);
export const RightToLeft = rightToLeft(BesideItsName);
export const ForcedColours = forcedColours(BesideItsName);
