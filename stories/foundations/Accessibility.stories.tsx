import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { ExternalLink } from '@portal/design-system/ExternalLink';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { List } from '@portal/design-system/List';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { FoundationPage, Section } from './FoundationPage.tsx';
import { BY_HAND, CHECKS, KEYBOARD_PATTERNS, type KeyboardPattern } from './keyboard-patterns.ts';

const meta = {
  title: 'Foundations/Accessibility',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

const sources = import.meta.glob<string>('../../design-system/src/[A-Z]*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const INTERACTIVE = /<(?:button|input|select|textarea|summary|a|Link|Button|TextLink)\b/;

/** Folders of interactive components. */
const INTERACTIVE_COMPONENTS = [
  ...new Set(
    Object.entries(sources)
      .filter(([path, source]) => INTERACTIVE.test(source) && !path.includes('.test.'))
      .map(([path]) => path.replace(/^.*\/src\/(\w+)\/.*$/, '$1')),
  ),
];

function Pattern({ name, source, keys, components }: KeyboardPattern): ReactNode {
  return (
    <Card as="section">
      <Stack>
        <Inline justify="between">
          <Heading level={3}>{name}</Heading>
          <ExternalLink href={source.href}>{source.label}</ExternalLink>
        </Inline>
        <DefinitionList items={keys.map(([term, description]) => ({ term, description }))} />
        <Inline gap="xsmall">
          {components.map((component) => (
            <Badge key={component}>{component}</Badge>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

export const Accessibility: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Accessibility"
      lead="WCAG 2.2 AA is the floor. Most of it is held by tests that run after every story; what a machine cannot judge is listed, too."
    >
      <Section title="Checked automatically">
        <DefinitionList items={CHECKS.map(([term, description]) => ({ term, description }))} />
      </Section>
      <Section title="Looked at by people">
        <List>
          {BY_HAND.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </List>
      </Section>
      <Section
        title="By keyboard alone"
        lead="Native elements first: their keys are the browser’s own. The rest follows the ARIA Authoring Practices."
      >
        <Columns layout={{ small: 'one', large: 'two' }}>
          {KEYBOARD_PATTERNS.map((pattern) => (
            <Pattern key={pattern.name} {...pattern} />
          ))}
        </Columns>
        <Text tone="muted">Every component that can be worked with is named in one of these.</Text>
      </Section>
    </FoundationPage>
  ),
  play: async () => {
    const named = KEYBOARD_PATTERNS.flatMap(({ components }) => components);
    await expect(INTERACTIVE_COMPONENTS.filter((component) => !named.includes(component))).toEqual([]);
    const folders = Object.keys(sources).map((path) => path.replace(/^.*\/src\/(\w+)\/.*$/, '$1'));
    await expect(named.filter((component) => !folders.includes(component))).toEqual([]);
  },
};
