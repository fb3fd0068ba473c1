import { Button } from '@portal/design-system/Button';
import { ProgressBar, type ProgressBarProps } from '@portal/design-system/ProgressBar';
import { Stack } from '@portal/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Lähetetään kuvaa', value: 40 },
  parameters: {
    guidance: {
      use: 'For work that is under way and takes a while, known or not.',
      do: [
        'Say what is going on, and count in what the patient knows: pictures, pages, steps.',
        'Leave the value out while nobody knows how long it takes.',
      ],
      dont: ['Use it for steps of a form: that is Steps.', 'Let it jump back.'],
      instead: {
        ProgressLine: 'It is the next page.',
        Steps: 'It is the reader’s way through a task.',
        Spinner: 'It takes a moment, and nothing can be counted.',
        LevelMeter: 'It goes up and down.',
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Lähetetään kuvaa' });
    await expect(bar).toHaveAttribute('aria-valuetext', '40\u00a0%');
  },
};

export const Values: Story = {
  render: (args) => (
    <Stack>
      <ProgressBar {...args} value={0} />
      <ProgressBar {...args} value={5} />
      <ProgressBar {...args} value={100} />
    </Stack>
  ),
};

export const CountedInWords: Story = {
  args: { label: 'Lähetetään liitteitä', value: 2, max: 5, valueText: '2 / 5 kuvaa' },
};

export const Indeterminate: Story = {
  args: { label: 'Haetaan tietoja Kanta-palvelusta' },
  render: ({ label }) => <ProgressBar label={label} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Haetaan tietoja Kanta-palvelusta' });
    await expect(bar).not.toHaveAttribute('value');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
  },
};

export const LabelHidden: Story = { args: { isLabelHidden: true } };

export const InSwedish: Story = {
  args: { label: 'Bilden skickas', value: 62 },
  globals: { language: 'sv' },
};

export const LongWords: Story = {
  args: {
    label: 'Lähetetään lääkemääräyksenuudistamispyyntöliitetiedostoja',
    value: 3,
    max: 12,
    valueText: '3 / 12 liitetiedostoa',
  },
};

function Sending(args: ProgressBarProps): ReactNode {
  const [value, setValue] = useState(0);
  return (
    <Stack align="start">
      <ProgressBar {...args} value={value} />
      <Button onPress={() => setValue(value + 10)}>Jatka</Button>
    </Stack>
  );
}

export const ReadsOutQuarters: Story = {
  render: (args) => <Sending {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('progressbar')).toHaveValue(20);
    await expect(status).toHaveTextContent('');
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Lähetetään kuvaa 30 %');
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Lähetetään kuvaa 30 %');
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(CountedInWords);
export const ForcedColours = forcedColours(Default);
