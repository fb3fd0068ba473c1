import { Inline } from '@portal/design-system/Inline';
import { HeartIcon } from '@portal/design-system/icons/HeartIcon';
import { VideoIcon } from '@portal/design-system/icons/VideoIcon';
import { ToggleButton } from '@portal/design-system/ToggleButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  args: { isSelected: false, onChange: fn(), children: 'Vain tänään' },
  parameters: {
    guidance: {
      use: 'For a filter or a view that is switched on or off at once.',
      do: [
        'Use it for filters and ways of seeing that act at once.',
        'Keep the words the same whether on or off.',
      ],
      dont: [
        'Use it in a form that is sent: that is Checkbox or Switch.',
        'Offer one of several with it: that is SegmentedControl.',
      ],
      instead: {
        Switch: 'It is a setting that is kept.',
        Checkbox: 'It is sent with a form.',
        SegmentedControl: 'One of several is chosen.',
      },
    },
  },
} satisfies Meta<typeof ToggleButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { isSelected: true } };

export const WithIcon: Story = { args: { icon: <VideoIcon size="small" />, children: 'Etävastaanotot' } };

export const Disabled: Story = {
  render: (args) => (
    <Inline>
      <ToggleButton {...args} isDisabled />
      <ToggleButton {...args} isDisabled isSelected>
        Etävastaanotot
      </ToggleButton>
    </Inline>
  ),
};

function Filters(): ReactNode {
  const [chosen, setChosen] = useState<readonly string[]>(['Etävastaanotot']);
  return (
    <Inline>
      {['Etävastaanotot', 'Vain tänään', 'Omalääkäri'].map((filter) => (
        <ToggleButton
          key={filter}
          icon={filter === 'Omalääkäri' && <HeartIcon size="small" />}
          isSelected={chosen.includes(filter)}
          onChange={(isOn) =>
            setChosen(isOn ? [...chosen, filter] : chosen.filter((name) => name !== filter))
          }
        >
          {filter}
        </ToggleButton>
      ))}
    </Inline>
  );
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/button/ (toggle button) */
export const ByKeyboard: Story = {
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Vain tänään', pressed: false });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};

export const LongWords: Story = {
  args: { isSelected: true, children: 'Erikoislääkärinvastaanottoajanvarausmahdollisuudet' },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Selected);
export const ForcedColours = forcedColours(Disabled);
