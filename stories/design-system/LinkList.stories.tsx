import { Badge } from '@portal/design-system/Badge';
import { LinkList } from '@portal/design-system/LinkList';
import { Price } from '@portal/design-system/Price';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Actions/LinkList',
  component: LinkList,
  args: {
    'aria-label': 'Aikoja muina päivinä',
    rows: [
      { id: '1', href: '#1', title: 'Su 22.11.2026 9:00', description: 'Liisa Ekholm, Tampere' },
      { id: '2', href: '#2', title: 'Ma 23.11.2026 7:00', description: 'Marja Manninen, Tampere' },
      { id: '3', href: '#3', title: 'Ti 24.11.2026 7:00', description: 'Ville Söderström, Töölö' },
    ],
  },
  parameters: {
    guidance: {
      use: 'For things that open, one a row, whose whole row can be pressed.',
      do: ['List things that open: messages, bills, documents.', 'Let the title alone name the target.'],
      dont: ['Put a second control into a row.'],
      instead: {
        LinkTiles: 'The links are a word or two long and there are many.',
        Card: 'Each thing has more to say than a title and a line.',
        Table: 'The rows are compared by several facts.',
        List: 'The items are read and lead nowhere.',
      },
    },
  },
} satisfies Meta<typeof LinkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Aikoja muina päivinä' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Su 22.11.2026 9:00' })).toHaveFocus();
  },
};

export const WithEnds: Story = {
  args: {
    'aria-label': 'Laskut',
    rows: [
      {
        id: 'open',
        href: '#open',
        title: 'Lääkärin vastaanotto',
        description: 'Eräpäivä 30.11.2026',
        end: <Price cents={8900} weight="strong" />,
      },
      {
        id: 'late',
        href: '#late',
        title: 'Laboratoriotutkimukset',
        description: 'Eräpäivä 2.11.2026',
        end: <Badge tone="danger">Myöhässä</Badge>,
      },
    ],
  },
};

export const LongWords: Story = {
  args: {
    rows: [
      {
        id: 'long',
        href: '#long',
        title: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
        description: 'erikoissairaanhoitopalveluseteli',
        end: <Badge>Uusi</Badge>,
      },
    ],
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Default);
