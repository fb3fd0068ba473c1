import { Divider } from '@portal/design-system/Divider';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  parameters: {
    guidance: {
      use: 'For a line between groups that white space does not tell apart.',
      do: ['Separate groups that white space alone does not tell apart.'],
      dont: ['Put a line between each two rows out of habit.', 'Use a line to carry meaning.'],
      instead: {
        Stack: 'A larger gap is enough.',
        Heading: 'The next group has a name.',
      },
    },
  },
  render: () => (
    <Stack>
      <Text>Varattu aika: maanantai 23.11.2026 klo 9.15</Text>
      <Divider />
      <Text>Hinta-arvio: 94,50 €</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};

export const LongWords: Story = {
  render: () => (
    <Stack>
      <Text>Epäjärjestelmällistyttämättömyydelläänsäkäänköhän</Text>
      <Divider />
      <Text>Erikoissairaanhoitopalveluseteli</Text>
    </Stack>
  ),
};

/** Between two ways to the same thing. */
export const Worded: Story = {
  render: () => <Divider>tai täytä tiedot</Divider>,
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
