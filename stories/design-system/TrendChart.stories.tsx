import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { TrendChart } from '@portal/design-system/TrendChart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { pressKeys } from '../press-keys.ts';

const points = [
  { at: '2025-02-03', value: 141 },
  { at: '2025-05-19', value: 136 },
  { at: '2025-09-08', value: 128 },
  { at: '2025-12-01', value: 131 },
  { at: '2026-03-16', value: 139 },
  { at: '2026-06-22', value: 171 },
  { at: '2026-11-02', value: 146 },
];

const meta = {
  title: 'Data/TrendChart',
  component: TrendChart,
  args: { title: 'Hemoglobiini', points, unit: 'g/l', low: 134, high: 167 },
  decorators: [(Story) => <Card>{Story()}</Card>],
  parameters: {
    guidance: {
      use: 'For one measure over time, drawn or as a table.',
      do: [
        'Show one measure a chart, in one unit.',
        'Break the line by a null value where a result is missing.',
        'Import it where the page needs it at once only: its code is heavy.',
      ],
      dont: ['Do not compare intervals that changed over time in one chart.'],
      instead: {
        ReferenceRange: 'There is one result.',
        Table: 'Several measures stand beside each other.',
      },
    },
  },
} satisfies Meta<typeof TrendChart>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys move from value to value: each is announced in full, and shown above the chart. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const figure = within(canvas.getByRole('figure', { name: 'Hemoglobiini' }));
    await expect(figure.getByText('146 g/l')).toBeVisible();

    await userEvent.tab();
    await expect(figure.getByRole('radio', { name: 'Kuvaaja' })).toHaveFocus();
    await userEvent.tab();
    const slider = figure.getByRole('slider', { name: 'Hemoglobiini' });
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '2. marraskuuta 2026, 146\u00a0g/l, Viitevälillä');

    if (!(await pressKeys('{ArrowLeft}'))) return;
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('171\u00a0g/l, Yli viitevälin'),
    );
    await expect(figure.getByText('171 g/l')).toBeVisible();
    await pressKeys('{Home}');
    await expect(figure.getByText('141 g/l')).toBeVisible();
  },
};

/** The same values as a table, by keyboard alone. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const table = within(canvas.getByRole('table', { name: 'Hemoglobiini' }));
    await expect(table.getAllByRole('row')).toHaveLength(points.length + 1);
    await expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('ma 2.11.2026');
    await expect(table.getByText('Yli viitevälin')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const WithoutInterval: Story = {
  args: { title: 'Paino', unit: 'kg', low: undefined, high: undefined, fractionDigits: 1 },
};

/** Ages in place of dates, also in the table and for a screen reader. */
export const ByAge: Story = {
  args: {
    title: 'Pituus',
    unit: 'cm',
    low: undefined,
    high: undefined,
    since: '2018-03-14',
    points: [
      { at: '2021-03-15', value: 96.5 },
      { at: '2023-04-03', value: 112 },
      { at: '2026-06-22', value: 128.5 },
    ],
  },
  // Pages show it as it is here.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '22. kesäkuuta 2026, 8 vuotta 3 kuukautta, 128,5\u00a0cm',
    );
    await expect(canvas.getByText(/8 vuotta 3 kuukautta/)).toBeVisible();
    await expect(canvas.getByText('4 v')).toBeVisible();
  },
};

export const AtMost: Story = { args: { low: undefined, high: 150 } };

/** Results are missing for a while. */
export const WithGap: Story = {
  args: {
    points: [...points.slice(0, 3), { at: '2025-10-15', value: null }, ...points.slice(3)],
  },
};

export const OneValue: Story = {
  args: { points: points.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('141 g/l')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

const START = Date.parse('2024-01-01');
const WEEK = 7 * 86_400_000;

export const ManyValues: Story = {
  args: {
    title: 'Verenpaine (systolinen)',
    unit: 'mmHg',
    low: undefined,
    high: 135,
    points: Array.from({ length: 150 }, (_, week) => ({
      at: new Date(START + week * WEEK).toISOString(),
      value: Math.round(128 + 9 * Math.sin(week / 9) + ((week * 7) % 11) - 5),
    })),
  },
};

export const SmallNumbers: Story = {
  args: {
    title: 'Kreatiniini',
    unit: 'mmol/l',
    low: 0.06,
    high: 0.1,
    fractionDigits: 3,
    points: points.map(({ at, value }) => ({ at, value: value / 2000 })),
  },
};

export const NoValues: Story = { args: { points: [] } };

export const NoValuesWithAdvice: Story = {
  args: {
    points: [],
    empty: (
      <EmptyState title="Ei tuloksia" level={4}>
        Tulokset näkyvät täällä, kun näytteesi on tutkittu.
      </EmptyState>
    ),
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const InEnglish: Story = { args: { title: 'Haemoglobin' }, globals: { language: 'en' } };

export const LongWords: Story = {
  args: {
    title: 'Seerumin glykosyloituneen hemoglobiinin epäjärjestelmällistyttämättömyysmittaus',
    unit: 'kansainvälistä yksikköä litrassa',
    low: 1_340_000,
    high: 1_670_000,
    points: points.map(({ at, value }) => ({ at, value: value * 10_000 })),
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
