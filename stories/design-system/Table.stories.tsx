import { Badge } from '@portal/design-system/Badge';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { DateTime } from '@portal/design-system/DateTime';
import { EmptyState } from '@portal/design-system/EmptyState';
import { ErrorState } from '@portal/design-system/ErrorState';
import { type Column, Table, type TableProps, useSortedRows } from '@portal/design-system/Table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

interface Invoice {
  readonly id: string;
  readonly what: string;
  readonly due: string;
  readonly euros: number | null;
  readonly isPaid: boolean;
}

const euros = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' });

const columns: readonly Column<Invoice>[] = [
  { id: 'what', header: 'Käynti', cell: ({ what }) => what, sortValue: ({ what }) => what },
  {
    id: 'due',
    header: 'Eräpäivä',
    cell: ({ due }) => <DateTime value={due} format="date" />,
    sortValue: ({ due }) => due,
  },
  {
    id: 'state',
    header: 'Tila',
    cell: ({ isPaid }) => (
      <Badge tone={isPaid ? 'success' : 'warning'}>{isPaid ? 'Maksettu' : 'Avoin'}</Badge>
    ),
  },
  {
    id: 'euros',
    header: 'Summa',
    isNumeric: true,
    cell: (row) => (row.euros === null ? '–' : euros.format(row.euros)),
    sortValue: (row) => row.euros,
  },
];

const rows: readonly Invoice[] = [
  { id: '1', what: 'Yleislääkärin vastaanotto', due: '2026-12-04', euros: 94.5, isPaid: false },
  { id: '2', what: 'Etävastaanotto', due: '2026-11-20', euros: 28.2, isPaid: true },
  { id: '3', what: 'Ortopedin leikkaus', due: '2026-12-18', euros: 1094.5, isPaid: false },
  { id: '4', what: 'Äitiysneuvola', due: '2026-10-02', euros: null, isPaid: true },
];

const meta = {
  title: 'Data/Table',
  component: Table<Invoice>,
  args: { caption: 'Laskut', columns, rows, rowKey: ({ id }) => id },
  parameters: {
    guidance: {
      use: 'For several things with the same facts, to be compared.',
      do: [
        'Put what names a row into the first column: it heads the card on a phone.',
        'Align numbers that are compared with each other at their end.',
        'Say in the empty state what to do next.',
      ],
      dont: [
        'Do not lay out a page with a table.',
        'Do not show more than six columns: link to a page of the row.',
      ],
      instead: {
        DefinitionList: 'The facts are about one thing.',
        LinkList: 'The rows open something and have a title and a line.',
        Columns: 'It is about where parts of the page stand.',
      },
    },
  },
} satisfies Meta<typeof Table<Invoice>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Laskut' });
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: 'Etävastaanotto' })).toBeVisible();
    await expect(canvas.getAllByRole('cell')).toHaveLength(12);
  },
};

function Sortable(props: TableProps<Invoice>): ReactNode {
  const sorted = useSortedRows(props.rows, props.columns, { column: 'due', direction: 'descending' });
  return <Table {...props} {...sorted} />;
}

/** Pressing a header sorts by it, pressing it again reverses the order; the change is announced. */
export const Sorting: Story = {
  render: (args) => <Sortable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('rowheader')[0];
    await expect(first()).toHaveTextContent('Ortopedin leikkaus');

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Käynti' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first()).toHaveTextContent('Etävastaanotto');
    await expect(canvas.getByRole('columnheader', { name: 'Käynti' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Eräpäivä' })).not.toHaveAttribute('aria-sort');
    await expect(canvas.getByRole('status')).toHaveTextContent('Käynti: nouseva järjestys');

    await userEvent.keyboard(' ');
    await expect(first()).toHaveTextContent('Äitiysneuvola');
    await expect(canvas.getByRole('status')).toHaveTextContent('Käynti: laskeva järjestys');
    await expect(canvas.queryByRole('button', { name: 'Tila' })).toBeNull();
  },
};

/** The whole row is the target of its one link. */
export const RowLinks: Story = {
  args: { rowHref: ({ id }) => `#invoice-${id}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Yleislääkärin vastaanotto' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#invoice-1');
  },
};

/** On a phone: each row is a card, still a table to a screen reader. */
export const Cards: Story = {
  args: { onSort: fn(), sort: { column: 'due', direction: 'ascending' } },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
};

export const Loading: Story = { args: { rows: [], isLoading: true } };

/** Newer rows are loading: the old ones stay. */
export const Refreshing: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Ladataan');
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="Ei laskuja" level={3} action={<ButtonLink href="#book">Varaa aika</ButtonLink>}>
        Laskut näkyvät täällä käynnin jälkeen.
      </EmptyState>
    ),
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState title="Laskuja ei voitu hakea" level={3} onRetry={fn()}>
        Yritä hetken päästä uudelleen.
      </ErrorState>
    ),
  },
};

export const LongWords: Story = {
  args: {
    caption: 'Työterveyshuoltopalvelusopimuksenmukaiset laskut',
    onSort: fn(),
    rows: [
      {
        id: '5',
        what: 'Lääkäripalveluyrittäjäkoulutusohjelmasuunnittelutoimikuntakeskustelu ja etäseurantatutkimus',
        due: '2026-12-04',
        euros: 123_456.78,
        isPaid: false,
      },
      ...rows,
    ],
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours({
  ...Default,
  args: { onSort: fn(), sort: { column: 'due', direction: 'ascending' } },
});
