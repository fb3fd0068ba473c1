import { Emblem } from '@portal/design-system/Emblem';
import { Media } from '@portal/design-system/Media';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { SAMPLE_SIGN } from './sample-sign.ts';

const meta = {
  title: 'Data/Emblem',
  component: Emblem,
  args: { src: SAMPLE_SIGN },
  parameters: {
    guidance: {
      use: 'For another organisation’s sign beside its name.',
      do: ['Show a partner’s sign beside the partner’s name.'],
      dont: ['Draw the product’s own icons with it: those are strokes on their own grid.'],
      instead: {
        Logo: 'It is the brand’s own.',
        Icon: 'It is a sign of the product’s own.',
        Avatar: 'It is a person.',
      },
    },
  },
} satisfies Meta<typeof Emblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
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
