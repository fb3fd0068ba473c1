import { DefinitionList } from '@portal/design-system/DefinitionList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { onScreens } from '../on-screens.ts';

const meta = {
  title: 'Text/DefinitionList',
  component: DefinitionList,
  parameters: {
    guidance: {
      use: 'For facts about one thing: time, place, price.',
      do: ['Use it for facts about one thing: time, place, price.', 'Keep terms to a word or two.'],
      dont: ['Use it for several things with the same facts: that is a Table.'],
      instead: {
        Table: 'Several things have the same facts.',
        List: 'There are items without names.',
        KeyFigure: 'One of the facts is what the page is opened for.',
      },
    },
  },
  args: {
    items: [
      { term: 'Aika', description: 'maanantai 23.11.2026 klo 9.15' },
      { term: 'Asiantuntija', description: 'Mikael Åkerlund, yleislääketieteen erikoislääkäri' },
      { term: 'Toimipiste', description: 'Kamppi, Urho Kekkosen katu 1, 00100 Helsinki' },
    ],
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const terms = canvas.getAllByRole('term');
    const definitions = canvas.getAllByRole('definition');
    await expect(terms.map(({ textContent }) => textContent)).toEqual(args.items.map(({ term }) => term));
    const [term, definition] = [terms[0], definitions[0]];
    await onScreens(async (screen) => {
      const isUnder =
        (definition?.getBoundingClientRect().top ?? 0) >= (term?.getBoundingClientRect().bottom ?? 0);
      await expect(isUnder).toBe(screen === 'small');
    });
  },
};

export const Stacked: Story = { args: { layout: 'stacked' } };

export const Sums: Story = {
  args: {
    layout: 'sums',
    items: [
      { term: 'Lasku 7700318, eräpäivä 9.11.2026', description: '93,90 €' },
      { term: 'Lasku 2026104417, eräpäivä 10.12.2026', description: '153,70 €' },
    ],
  },
};

export const LongWords: Story = {
  args: {
    items: [
      {
        term: 'Epäjärjestelmällistyttämättömyys',
        description: 'Erikoissairaanhoitopalveluseteli työterveyshuoltosopimusneuvottelupöytäkirjassa',
      },
    ],
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
