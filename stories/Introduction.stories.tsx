import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Heading } from '@portal/design-system/Heading';
import { Hero } from '@portal/design-system/Hero';
import { List } from '@portal/design-system/List';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FoundationPage, Section } from './foundations/FoundationPage.tsx';
import { shown } from './foundations/shown-brand.ts';

const meta = {
  title: 'Introduction',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

/** The side bar from top to bottom, each heading with what it answers. */
const PLACES = [
  [
    'Foundations',
    'Colours with their contrast, type, space, corners, depth, motion, icons, drawings, and words.',
  ],
  [
    'Patterns',
    'How components make a page: form, list, detail, result, empty, error. Begin here with a new page.',
  ],
  [
    'Layout, Text, Actions, Forms, Feedback, Data, Shell',
    'Every component: what it is for, what to do and not to do, when to choose another, and each of its states.',
  ],
  ['Pages', 'Every page of the portal in each state: loading, empty, failed, refused, done.'],
  ['Visual', 'The sheets that are photographed and compared at every change.'],
] as const;

const SWITCHES = [
  { term: 'Brand', description: 'Three brands from the same components.' },
  { term: 'Colour scheme', description: 'Light and dark.' },
  { term: 'Language', description: 'Finnish, Swedish, English.' },
  { term: 'Text size', description: 'Up to twice the size, as readers set it.' },
  { term: 'Direction', description: 'From right to left, for layouts that must not depend on a side.' },
];

export const Introduction: StoryObj<typeof meta> = {
  render: (_args, { globals }) => (
    <FoundationPage
      title="The design system of the patient portal"
      lead="Calm, clear and the same for everybody: by finger, keyboard and screen reader, in three languages and in every brand."
      shows={shown(globals).name}
    >
      <Section
        title="One component, every brand"
        lead="Change the brand in the toolbar: nothing but tokens changes."
      >
        <Hero
          level={2}
          title="Lääkäriin tänään?"
          lead="Varaa aika lääkärille, hoitajalle tai fysioterapeutille."
        />
      </Section>
      <Section title="Where to find what">
        <Columns layout={{ small: 'one', medium: 'two' }} isStretched>
          {PLACES.map(([place, holds]) => (
            <Card key={place}>
              <Stack gap="xsmall">
                <Heading level={3} size={4}>
                  {place}
                </Heading>
                <Text>{holds}</Text>
              </Stack>
            </Card>
          ))}
        </Columns>
      </Section>
      <Section title="The toolbar" lead="It holds for every story and every page.">
        <DefinitionList items={SWITCHES} />
      </Section>
      <Section title="How a component’s page is read">
        <List kind="number">
          <li>Docs: what it is for, do and don’t, and when to choose another.</li>
          <li>Controls: the props that change the look come first, with their options and defaults.</li>
          <li>
            Stories: every state, with long words, large text, from right to left, and in forced colours.
          </li>
        </List>
      </Section>
      <Section title="When something new is needed">
        <List>
          <li>A page: take the pattern that is closest, and its components as they are.</li>
          <li>A variant: ask first whether another component already says it.</li>
          <li>A brand: one colour is enough. Foundations has a workshop to try it.</li>
        </List>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [place] of PLACES) await expect(canvas.getByRole('heading', { name: place })).toBeVisible();
  },
};
