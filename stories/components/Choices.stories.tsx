import { Inline } from '@portal/design-system/Inline';
import { MoonIcon } from '@portal/design-system/icons/MoonIcon';
import { SunIcon } from '@portal/design-system/icons/SunIcon';
import { SunriseIcon } from '@portal/design-system/icons/SunriseIcon';
import { LinkTabs } from '@portal/design-system/LinkTabs';
import { SegmentedControl } from '@portal/design-system/SegmentedControl';
import { ToggleChip } from '@portal/design-system/ToggleChip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const meta = { title: 'Actions/Choices', component: LinkTabs } satisfies Meta<typeof LinkTabs>;
export default meta;

type Story = StoryObj<Meta>;

const tabs = [
  { id: 'all', label: 'Kaikki', href: '#all' },
  { id: 'morning', label: 'Aamu 7–12', href: '#morning', icon: <SunriseIcon size="small" /> },
  { id: 'afternoon', label: 'Iltapäivä 12–16', href: '#afternoon', icon: <SunIcon size="small" /> },
  { id: 'evening', label: 'Ilta 16–21', href: '#evening', icon: <MoonIcon size="small" /> },
];

export const TimeOfDayTabs: Story = {
  render: () => <LinkTabs aria-label="Vuorokaudenaika" tabs={tabs} current="morning" />,
};

type View = 'list' | 'map';

function Segments(): ReactNode {
  const [value, setValue] = useState<View>('list');
  const segments = [
    { value: 'list', label: 'Lista' },
    { value: 'map', label: 'Kartta' },
  ] as const;
  return <SegmentedControl aria-label="Näkymä" segments={segments} value={value} onChange={setValue} />;
}

export const Segmented: Story = {
  render: () => <Segments />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Kartta' }));
    await expect(canvas.getByRole('button', { name: 'Kartta' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Lista' })).toHaveAttribute('aria-pressed', 'false');
  },
};

function Chips(): ReactNode {
  const [remote, setRemote] = useState(true);
  const [today, setToday] = useState(false);
  return (
    <Inline>
      <ToggleChip isSelected={remote} onChange={setRemote}>
        Myös etävastaanotot
      </ToggleChip>
      <ToggleChip isSelected={today} onChange={setToday}>
        Vain tänään
      </ToggleChip>
      <ToggleChip isSelected={false} onChange={setToday} isDisabled>
        Ei valittavissa
      </ToggleChip>
    </Inline>
  );
}

export const ToggleChips: Story = {
  render: () => <Chips />,
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Vain tänään' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};
