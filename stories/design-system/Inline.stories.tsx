import { Button } from '@portal/design-system/Button';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { onScreens } from '../on-screens.ts';
import { Sample } from '../Sample.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  parameters: {
    guidance: {
      use: 'For small things side by side that wrap where there is no room.',
      do: [
        'Let a line wrap: what fits on your screen does not fit on a phone or in Finnish.',
        'Use stacksBelow for buttons that should fill a phone’s width.',
      ],
      dont: [
        'Use isSingleLine for words of unknown length.',
        'Build a table or a grid from lines: that is Columns or Table.',
      ],
      instead: {
        Columns: 'The parts are to line up in columns.',
        Stack: 'They stand below each other.',
        Media: 'One is a picture and the other its text.',
      },
    },
  },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

const SPECIALTIES = [
  'Yleislääketiede',
  'Naistentaudit',
  'Korva-, nenä- ja kurkkutaudit',
  'Lastentaudit',
  'Työterveyshuolto',
];

export const Default: Story = {
  args: { children: SPECIALTIES.map((name) => <Sample key={name}>{name}</Sample>) },
};

/** A dot goes with what follows it: no line begins or ends with one. */
export const Dotted: Story = {
  args: {
    isDotted: true,
    gap: 'none',
    children: SPECIALTIES.map((name) => (
      <Text key={name} as="span" size="small" tone="muted">
        {name}
      </Text>
    )),
  },
  play: async ({ canvas }) => {
    const first = canvas.getByText('Yleislääketiede');
    const around = first.parentElement?.parentElement;
    if (!around) throw new Error('Nothing is around the line');
    const begins =
      around.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(around).paddingInlineStart);
    // The room of the dot before it is cut off: the words begin where any other line would.
    const words = document.createRange();
    words.selectNodeContents(first);
    await expect(Math.abs(words.getBoundingClientRect().left - begins)).toBeLessThanOrEqual(1);
  },
};

export const Apart: Story = {
  args: {
    justify: 'between',
    children: (
      <>
        <Text weight="strong">Tulevat ajat</Text>
        <TextLink href="#all">Näytä kaikki</TextLink>
      </>
    ),
  },
};

export const Alignments: Story = {
  args: { children: null },
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'baseline'] as const).map((align) => (
        <Inline key={align} align={align}>
          <Text size="small">{align}</Text>
          <Text size="lead">94,50 €</Text>
          <Sample>Kaksi{'\n'}riviä</Sample>
        </Inline>
      ))}
    </Stack>
  ),
};

export const StacksOnAPhone: Story = {
  args: {
    stacksBelow: 'medium',
    children: (
      <>
        <Button>Vahvista varaus</Button>
        <Button tone="secondary">Palaa takaisin</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('button')
      .map((button) => () => button.getBoundingClientRect());
    await onScreens(async (screen) => {
      const isUnder = (second?.().top ?? 0) >= (first?.().bottom ?? 0);
      await expect(isUnder).toBe(screen === 'small');
      if (screen === 'small') await expect(first?.().width).toBe(second?.().width);
    });
  },
};

export const AList: Story = {
  args: { as: 'ul', children: SPECIALTIES.map((name) => <li key={name}>{name}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(SPECIALTIES.length);
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <>
        <Sample>Erikoissairaanhoitopalveluseteli</Sample>
        <Sample>Epäjärjestelmällistyttämättömyydelläänsäkäänköhän</Sample>
      </>
    ),
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Apart);
export const ForcedColours = forcedColours(StacksOnAPhone);
