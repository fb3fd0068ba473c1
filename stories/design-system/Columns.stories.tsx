import { type ColumnLayout, Columns } from '@portal/design-system/Columns';
import { Stack } from '@portal/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { onScreens } from '../on-screens.ts';
import { Sample } from '../Sample.tsx';

const LAYOUTS: readonly ColumnLayout[] = [
  ...([
    'one',
    'two',
    'three',
    'four',
    'six',
    'halves',
    'thirds',
    'fit',
    'tiles',
    'pairs',
    'actions',
  ] as const),
  ...(['row', 'asideStart', 'asideEnd', 'noteEnd', 'tilesEnd', 'codeAndName'] as const),
];

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  argTypes: { layout: { options: LAYOUTS } },
  parameters: {
    guidance: {
      use: 'For parts beside each other where the screen has room.',
      do: [
        'Start from one column and say from which screen on there are more.',
        'Keep the order of reading the same in one column and in several.',
        'Use fit where the number of columns does not matter.',
      ],
      dont: ['Put more than two columns of text beside each other.'],
      instead: {
        Inline: 'Small things stand in a line and wrap.',
        Table: 'Rows and columns have a meaning.',
        Stack: 'They stand below each other on every screen.',
      },
    },
  },
} satisfies Meta<typeof Columns>;
export default meta;

type Story = StoryObj<typeof meta>;

const samples = (...texts: readonly string[]) => texts.map((text) => <Sample key={text}>{text}</Sample>);

const tracksOf = (element: Element): number =>
  getComputedStyle(element).gridTemplateColumns.split(' ').length;

export const Default: Story = { args: { children: samples('Yhteystiedot', 'Luvat ja suostumukset') } };

export const OneTwoFour: Story = {
  args: {
    layout: { small: 'one', medium: 'two', large: 'four' },
    children: samples('Reseptit', 'Rokotukset', 'Laskut', 'Lähetteet'),
  },
  play: async ({ canvasElement }) => {
    const columns = canvasElement.querySelector('[class*=columns]');
    if (!columns) throw new Error('No columns');
    const wanted = { small: 1, medium: 2, large: 4 };
    await onScreens(async (screen) => {
      await expect(tracksOf(columns)).toBe(wanted[screen]);
    });
  },
};

export const Asides: Story = {
  args: { children: null },
  render: () => (
    <Stack gap="xlarge">
      <Columns layout={{ small: 'one', large: 'asideStart' }}>{samples('Rajaukset', 'Vapaat ajat')}</Columns>
      <Columns layout={{ small: 'one', large: 'asideEnd' }}>{samples('Varauksen tiedot', 'Hinta')}</Columns>
      <Columns layout="noteEnd">{samples('Tulokset', 'Selitys')}</Columns>
    </Stack>
  ),
};

export const AsManyAsFit: Story = {
  args: { layout: 'fit', children: samples('Laboratorio', 'Kuvantaminen', 'Fysioterapia') },
};

export const EquallyHigh: Story = {
  args: {
    isStretched: true,
    children: samples(
      'Lyhyt',
      'Pidempi teksti, joka jatkuu usealle riville ja tekee sarakkeesta korkeamman kuin toisen',
    ),
  },
};

export const LongWords: Story = {
  args: {
    layout: 'two',
    children: samples(
      'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
      'Erikoissairaanhoitopalveluseteli',
    ),
  },
};

export const LargeText = largeText(AsManyAsFit);
export const RightToLeft = rightToLeft(Asides);
export const ForcedColours = forcedColours(Default);
