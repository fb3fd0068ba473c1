import { Icon } from '@portal/design-system/Icon';
import { Inline } from '@portal/design-system/Inline';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { HeartIcon } from '@portal/design-system/icons/HeartIcon';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Shell/Icon',
  component: Icon,
  parameters: {
    guidance: {
      use: 'For a sign beside words, or for one with a label of its own.',
      do: [
        'Set an icon beside words; give it a label only where it stands alone.',
        'Draw a new one on the grid of 24, in lines alone, and mirror it if it points along the text.',
      ],
      dont: ['Recolour a part of an icon.', 'Use one icon for two meanings.'],
      instead: {
        IconButton: 'It can be pressed.',
        Medallion: 'It stands before a title, on a ground.',
        Illustration: 'It is a drawing of the brand.',
        Emblem: 'It is another organisation’s sign.',
      },
    },
  },
  args: { children: <path d="M12 5v14M5 12h14" /> },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline gap="medium">
      <HeartIcon size="small" />
      <HeartIcon />
      <HeartIcon size="large" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const sides = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width);
    await expect(sides).toEqual([16, 20, 24]);
  },
};

export const WithALabel: Story = {
  args: { label: 'Lisää' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Lisää')).toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const BesideWords: Story = {
  render: () => (
    <Inline gap="xsmall">
      <CalendarIcon />
      <Text as="span">Maanantai 23.11.2026</Text>
      <ArrowRightIcon />
    </Inline>
  ),
};

export const LongWords: Story = {
  render: () => (
    <Inline gap="xsmall">
      <CalendarIcon />
      <Text as="span">Epäjärjestelmällistyttämättömyydelläänsäkäänköhän</Text>
    </Inline>
  ),
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(BesideWords);
export const ForcedColours = forcedColours(Sizes);
