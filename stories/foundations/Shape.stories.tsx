import { Card } from '@portal/design-system/Card';
import { Hero } from '@portal/design-system/Hero';
import { Text } from '@portal/design-system/Text';
import { contract } from '@portal/tokens/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Code, FoundationPage, Section } from './FoundationPage.tsx';
import { tokenNames, tokensIn } from './SharedTokens.tsx';
import { shown } from './shown-brand.ts';
import * as grid from './tiles.css.ts';

const meta = {
  title: 'Foundations/Shape',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

const { card, density, hero } = contract;
const GROUPS = { card, density, hero };

const USES = {
  'card.edge': 'The line around a card; where it is 0, the shadow is enough.',
  'density.card': 'Inside a card on a phone.',
  'density.cardWide': 'Inside a card above 480 px.',
  'density.row': 'Above and below the words of a row that can be pressed.',
  'hero.radius': 'Corners of the opening of an entry page.',
  'hero.mask': 'How its ground ends below.',
  'hero.edge': 'How much of its height that takes.',
} as const;

const short = (value: string): string => (value.length > 40 ? `${value.slice(0, 40)} …` : value);

export const Shape: StoryObj<typeof meta> = {
  render: (_args, { globals }) => {
    const { brand, name } = shown(globals);
    const cssOf = (path: string): string => {
      const [group = '', role = ''] = path.split('.');
      return (brand[group as keyof typeof GROUPS] as Readonly<Record<string, string>>)[role] ?? '';
    };
    return (
      <FoundationPage
        title="Shape"
        lead="What makes a brand composed or playful besides its colours: how its openings end, what its cards stand on, how much room things have."
        shows={name}
      >
        <Section title="Opening and card">
          <Hero level={2} title={name} lead="Varaa aika lääkärille, hoitajalle tai fysioterapeutille." />
          <Card>
            <Text>Ma 23.11. klo 14.30</Text>
          </Card>
        </Section>
        <Section title="Roles">
          <div className={grid.tiles}>
            {Object.entries(USES).map(([path, use]) => (
              <div key={path} className={grid.tile} data-token={path}>
                <strong>
                  <Code>{path}</Code>
                </strong>
                <Code>{short(cssOf(path))}</Code>
                <span>{use}</span>
              </div>
            ))}
          </div>
        </Section>
      </FoundationPage>
    );
  },
  play: async ({ canvasElement }) => {
    const names = Object.entries(GROUPS).flatMap(([name, roles]) => tokenNames(name, roles));
    await expect(tokensIn(canvasElement)).toEqual(names);
  },
};
