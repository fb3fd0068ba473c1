import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { MapIcon } from '@portal/design-system/icons/MapIcon';
import { MenuIcon } from '@portal/design-system/icons/MenuIcon';
import { SegmentedControl, type SegmentedControlProps } from '@portal/design-system/SegmentedControl';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

function Controlled(props: SegmentedControlProps<string>): ReactNode {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl,
  args: {
    'aria-label': 'Näkymä',
    segments: [
      { value: 'list', label: 'Lista' },
      { value: 'week', label: 'Viikko' },
      { value: 'map', label: 'Kartta' },
    ],
    value: 'list',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    guidance: {
      use: 'For two to five ways to see the same thing, one of which holds.',
      do: [
        'Offer two to five ways to see the same thing, and act at once.',
        'Keep the words short and of one kind.',
      ],
      dont: [
        'Use it in a form that is sent: that is RadioGroup.',
        'Use it for views with an address: those are LinkTabs.',
      ],
      instead: {
        RadioGroup: 'The choice is part of a form that is sent.',
        LinkTabs: 'Each view has an address of its own.',
        Tabs: 'The parts have different content.',
        ToggleButton: 'There is one way, on or off.',
      },
    },
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcons: Story = {
  args: {
    segments: [
      { value: 'list', label: 'Lista', icon: <MenuIcon size="small" /> },
      { value: 'week', label: 'Viikko', icon: <CalendarIcon size="small" /> },
      { value: 'map', label: 'Kartta', icon: <MapIcon size="small" /> },
    ],
  },
};

export const LongWords: Story = {
  args: {
    segments: [
      { value: 'list', label: 'Työterveyshuollon vastaanottoajat' },
      { value: 'map', label: 'Erikoislääkärinvastaanottoajanvaraukset' },
    ],
  },
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Näkymä' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Lista' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const week = canvas.getByRole('radio', { name: 'Viikko' });
    await expect(week).toHaveFocus();
    await expect(week).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('week');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Kartta' })).toBeChecked();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Kartta'));
    await expect(canvas.getByRole('radio', { name: 'Kartta' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Lista' })).not.toBeChecked();
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(WithIcons);
export const ForcedColours = forcedColours(Default);
