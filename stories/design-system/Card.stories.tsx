import { Card, CardLink } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Layout/Card',
  component: Card,
  parameters: {
    guidance: {
      use: 'For what is one thing: an appointment, an invoice, a result.',
      do: [
        'Hold together what is one thing: an appointment, an invoice, a result.',
        'Put the CardLink around the heading: it names the target, and the whole card takes the press.',
        'Let cards of a list be article or li.',
      ],
      dont: [
        'Put a second link over the surface of a linked card.',
        'Use cards for every paragraph of a page.',
      ],
      instead: {
        Box: 'A part of a page only needs a ground.',
        LinkList: 'A title and a line are all there is.',
        DescriptionCard: 'It is an icon, a title and a sentence.',
        Notice: 'It is something to know, not a thing.',
      },
    },
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

const content = (title: string, text: string, href?: string) => (
  <Stack gap="xsmall">
    <Heading level={2} size={3}>
      {href ? <CardLink href={href}>{title}</CardLink> : title}
    </Heading>
    <Text>{text}</Text>
  </Stack>
);

export const Default: Story = {
  args: { children: content('Rokotukset', 'Näet rokotuksesi vuodesta 2009 alkaen.') },
};

export const Tones: Story = {
  args: { children: null },
  render: () => (
    <Columns layout="fit">
      {(['surface', 'outline', 'sunken', 'subtle', 'brand', 'accent'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          {content(tone, 'Varaa aika lääkärin, hoitajan tai fysioterapeutin vastaanotolle.')}
        </Card>
      ))}
    </Columns>
  ),
};

export const Linked: Story = {
  args: {
    as: 'article',
    children: content('Koko kortti on linkki', 'Linkin nimi on kuitenkin vain sen otsikko.', '#card'),
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Koko kortti on linkki' });
    const card = canvas.getByRole('article').getBoundingClientRect();
    const pressed = document.elementFromPoint(card.right - 12, card.bottom - 12);
    await expect(pressed).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid');
  },
};

export const LongWords: Story = {
  args: {
    children: content(
      'Erikoissairaanhoitopalveluseteli',
      'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
    ),
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Linked);
export const ForcedColours = forcedColours(Tones);
