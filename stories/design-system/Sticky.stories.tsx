import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Stack } from '@portal/design-system/Stack';
import { Sticky } from '@portal/design-system/Sticky';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { Sample } from '../Sample.tsx';

const meta = {
  title: 'Layout/Sticky',
  component: Sticky,
  args: { children: <Card>Yhteenveto: ma 23.11. klo 9.15</Card> },
  parameters: {
    guidance: {
      use: 'For what is to stay in view beside long content.',
      do: [
        'Keep filters or a summary beside a long list.',
        'Stretch the columns, so that there is room to follow.',
      ],
      dont: ['Make anything sticky that is higher than a window.'],
      instead: {
        Drawer: 'A phone has no room for it.',
        AppHeader: 'It is the top of every page.',
      },
    },
  },
} satisfies Meta<typeof Sticky>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Columns layout={{ small: 'one', large: 'asideStart' }} isStretched>
      <Stack gap="none">
        <Sticky {...args} />
      </Stack>
      <Stack>
        {Array.from({ length: 12 }, (_, index) => (
          <Sample key={String(index)}>Aika {index + 1}</Sample>
        ))}
      </Stack>
    </Columns>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yhteenveto: ma 23.11. klo 9.15')).toBeVisible();
  },
};

/** Below the header from one side of a small screen to the other, while a form is filled in. */
export const Strip: Story = {
  args: { place: 'strip', 'aria-label': 'Varattava aika', children: <Text>Ma 23.11. klo 9.15</Text> },
};

/** Above the part of a list that it heads. */
export const HeadingOfAPart: Story = {
  args: { place: 'heading', children: <Text weight="strong">2026</Text> },
};

export const LongWords: Story = {
  args: { children: <Text>Epäjärjestelmällistyttämättömyydelläänsäkäänköhän</Text> },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Default);
