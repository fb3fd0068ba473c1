import { Card } from '@portal/design-system/Card';
import { Inline } from '@portal/design-system/Inline';
import { Spinner } from '@portal/design-system/Spinner';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: {
    guidance: {
      use: 'For a wait of unknown length for something of unknown shape.',
      do: [
        'Use it where nobody knows how long it takes, nor what will come.',
        'Say what is being waited for.',
      ],
      dont: [
        'Use it for a page or list that is loading: Skeleton keeps its place.',
        'Put it into a button: isLoading does.',
      ],
      instead: {
        Skeleton: 'The shape of what comes is known.',
        ProgressBar: 'It can be said how far it has come.',
        Button: 'The wait follows its press: it has `isLoading`.',
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ladataan');
  },
};

export const WithLabel: Story = { args: { label: 'Haetaan vapaita aikoja', isLabelVisible: true } };

export const Large: Story = {
  args: { size: 'large', label: 'Vahvistetaan maksua' },
  render: (args) => (
    <Card>
      <Inline justify="center">
        <Spinner {...args} />
      </Inline>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Vahvistetaan maksua');
  },
};

export const InSwedish: Story = { args: { isLabelVisible: true }, globals: { language: 'sv' } };

export const LongWords: Story = {
  args: { label: 'Haetaan lääkemääräyksenuudistamispyyntölomakkeita', isLabelVisible: true },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(WithLabel);
export const ForcedColours = forcedColours(WithLabel);
