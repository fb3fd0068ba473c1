import { MoonIcon } from '@portal/design-system/icons/MoonIcon';
import { SunIcon } from '@portal/design-system/icons/SunIcon';
import { SunriseIcon } from '@portal/design-system/icons/SunriseIcon';
import { LinkTabs } from '@portal/design-system/LinkTabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Actions/LinkTabs',
  component: LinkTabs,
  args: {
    'aria-label': 'Vuorokaudenaika',
    tabs: [
      { id: 'all', label: 'Kaikki', href: '/all' },
      { id: 'morning', label: 'Aamu', href: '/morning' },
      { id: 'afternoon', label: 'Iltapäivä', href: '/afternoon' },
      { id: 'evening', label: 'Ilta', href: '/evening' },
    ],
    current: 'morning',
    onSelect: fn(),
  },
  parameters: {
    guidance: {
      use: 'For views of one thing that each have an address.',
      do: ['Use it for views of one thing that can be linked to, reloaded and gone back to.'],
      dont: ['Use it where the address stays the same: those are Tabs or SegmentedControl.'],
      instead: {
        Tabs: 'The parts belong to one page and one address.',
        SegmentedControl: 'The same content is only shown in another way.',
        Steps: 'The views are the steps of a task.',
      },
    },
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Vuorokaudenaika' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Aamu');
  },
};

export const WithIcons: Story = {
  args: {
    tabs: [
      { id: 'all', label: 'Kaikki', href: '/all' },
      { id: 'morning', label: 'Aamu', href: '/morning', icon: <SunriseIcon size="small" /> },
      { id: 'afternoon', label: 'Iltapäivä', href: '/afternoon', icon: <SunIcon size="small" /> },
      { id: 'evening', label: 'Ilta', href: '/evening', icon: <MoonIcon size="small" /> },
    ],
  },
};

export const LongWords: Story = {
  args: {
    tabs: [
      { id: 'all', label: 'Työterveyshuollon vastaanottoajat', href: '/all' },
      { id: 'morning', label: 'Erikoislääkärinvastaanottoajanvaraukset', href: '/morning' },
    ],
  },
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/link/ */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Iltapäivä' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('afternoon');
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(WithIcons);
export const ForcedColours = forcedColours(Default);
