import { DateTime } from '@portal/design-system/DateTime';
import { Emblem } from '@portal/design-system/Emblem';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { LinkTiles } from '@portal/design-system/LinkTiles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { SAMPLE_SIGN } from './sample-sign.ts';

const times = [15, 35, 55].flatMap((minute) => [7, 8, 9].map((hour) => `2026-11-23T0${hour}:${minute}:00Z`));

const meta = {
  title: 'Actions/LinkTiles',
  component: LinkTiles,
  args: {
    tiles: times.sort().map((time) => ({
      id: time,
      href: `#${time}`,
      label: <DateTime value={time} format="time" />,
    })),
  },
  parameters: {
    guidance: {
      use: 'For many short ways to go of one kind: times, banks, categories.',
      do: [
        'Offer many short ways to go of the same kind: times, banks, categories.',
        'Say with each what the eye sees around it: whose time it is.',
      ],
      dont: ['Mix kinds of targets, or tiles that go somewhere with ones that choose.'],
      instead: {
        LinkList: 'A way needs a title and a line of its own.',
        RadioGroup: 'One of them is chosen and sent with a form.',
        SegmentedControl: 'There are a few and the choice acts on this page.',
      },
    },
  },
} satisfies Meta<typeof LinkTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
  },
};

export const WithSigns: Story = {
  args: {
    tiles: [
      { id: 'free', href: '#free', label: '9.15' },
      {
        id: 'locked',
        href: '#locked',
        label: '9:35',
        icon: <LockIcon size="small" label="Vaatii tunnistautumisen" />,
      },
    ],
  },
};

/** Three a row, five and the count of the others; the button gives its place and the focus to them. */
export const Folded: Story = {
  args: { shown: 5, restLabel: (count) => `muuta aikaa (${count})` },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: '+4 muuta aikaa (4)' }));
    await waitFor(() => expect(canvas.getAllByRole('link')[5]).toHaveFocus());
    await expect(canvas.getAllByRole('link')).toHaveLength(9);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** There are others elsewhere. */
export const WithMore: Story = {
  args: {
    tiles: [{ id: 'only', href: '#only', label: '9.15' }],
    more: { href: '#more', label: 'Lisää' },
  },
};

const banks = ['Kuusipankki', 'Lumipankki', 'Saaripankki', 'Tuulipankki', 'Mobiilivarmenne'];

export const Large: Story = {
  args: {
    size: 'large',
    tiles: banks.map((name) => ({
      id: name,
      href: `#${name}`,
      label: name,
      icon: <Emblem src={SAMPLE_SIGN} />,
    })),
  },
};

export const LongWords: Story = {
  args: {
    size: 'large',
    tiles: [
      { id: 'long', href: '#long', label: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän' },
      { id: 'short', href: '#short', label: 'Lyhyt' },
    ],
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Default);
