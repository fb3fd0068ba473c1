import { Card } from '@portal/design-system/Card';
import { Inline } from '@portal/design-system/Inline';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    guidance: {
      use: 'For content on its way whose shape is known.',
      do: [
        'Draw the shape of what comes, in its height: nothing may jump.',
        'Wrap all of it in one SkeletonGroup.',
      ],
      dont: ['Show it for less than a blink, or for what may fail at once.'],
      instead: {
        Spinner: 'Nobody knows what will come.',
        ProgressLine: 'It is a whole next page.',
        EmptyState: 'It has come, and there is nothing.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="heading" width="half" />
      <Skeleton width="long" />
      <Skeleton shape="small" width="short" />
      <Skeleton shape="avatar" />
      <Skeleton shape="leaf" />
      <Skeleton shape="button" width="short" />
      <Skeleton shape="block" />
    </Stack>
  ),
};

export const AnAppointment: Story = {
  render: () => (
    <Card>
      <SkeletonGroup label="Haetaan ajanvarauksia">
        <Inline isSingleLine>
          <Skeleton shape="avatar" />
          <Skeleton shape="heading" width="half" />
        </Inline>
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton shape="button" width="short" />
      </SkeletonGroup>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Haetaan ajanvarauksia');
  },
};

export const AsHighAsItsText: Story = {
  render: () => (
    <Stack gap="none">
      <div data-testid="words">
        <Text>Mikael Åkerlund</Text>
      </div>
      <div data-testid="shape">
        <Skeleton />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const height = (id: string): number => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(Math.abs(height('words') - height('shape'))).toBeLessThan(1);
  },
};

export const LongWords: Story = {
  render: () => (
    <SkeletonGroup label="Haetaan lääkemääräyksenuudistamispyyntölomakkeita">
      <Skeleton shape="block" />
    </SkeletonGroup>
  ),
};

export const LargeText = largeText(AnAppointment);
export const RightToLeft = rightToLeft(AnAppointment);
export const ForcedColours = forcedColours(Shapes);
