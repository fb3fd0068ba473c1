import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { CheckIcon } from '@portal/design-system/icons/CheckIcon';
import { CloseIcon } from '@portal/design-system/icons/CloseIcon';
import { List } from '@portal/design-system/List';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import * as css from './Content.css.ts';
import { type ContentExample, type ContentRule, FORMS, LANGUAGES, TONE } from './content-rules.ts';
import { FoundationPage, Section } from './FoundationPage.tsx';

const meta = {
  title: 'Foundations/Content',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

const NAMES = { fi: 'Suomi', sv: 'Svenska', en: 'English' } as const;

function Example({ language, write, instead }: ContentExample): ReactNode {
  return (
    <div className={css.example}>
      <div className={css.write}>
        <CheckIcon label="Write" />
        <span lang={language} className={css.words}>
          {write}
        </span>
      </div>
      <div className={css.instead}>
        <CloseIcon label="Not" />
        <span lang={language} className={css.wrong}>
          {instead}
        </span>
      </div>
    </div>
  );
}

function Rule({ title, why, examples }: ContentRule): ReactNode {
  return (
    <Card as="section">
      <Stack>
        <Stack gap="xsmall">
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{why}</Text>
        </Stack>
        <div className={css.examples}>
          {examples.map((example) => (
            <div key={example.language} className={css.inLanguage}>
              <Badge>{NAMES[example.language]}</Badge>
              <Example {...example} />
            </div>
          ))}
        </div>
      </Stack>
    </Card>
  );
}

export const Content: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Content"
      lead="Words are most of the interface. They are written for someone who is worried, busy or new to Finland, and they are the same kind voice in three languages."
    >
      <Section title="Tone" lead="Clear first, then kind, then short.">
        <Stack gap="large">
          {TONE.map((rule) => (
            <Rule key={rule.title} {...rule} />
          ))}
        </Stack>
      </Section>
      <Section title="Forms" lead="What looks the same on every page.">
        <Stack gap="large">
          {FORMS.map((rule) => (
            <Rule key={rule.title} {...rule} />
          ))}
        </Stack>
      </Section>
      <Section
        title="Each language"
        lead="Texts live in one message file a language; the Finnish one is the source."
      >
        <Columns layout={{ small: 'one', large: 'three' }} isStretched>
          {LANGUAGES.map(({ language, title, rules }) => (
            <Card key={language}>
              <Stack>
                <Heading level={3}>{title}</Heading>
                <List>
                  {rules.map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </List>
              </Stack>
            </Card>
          ))}
        </Columns>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const { title, examples } of [...TONE, ...FORMS]) {
      await expect(canvas.getByRole('heading', { name: title, level: 3 })).toBeVisible();
      await expect(examples.map(({ language }) => language)).toEqual(['fi', 'sv', 'en']);
    }
    // Each example is read out in its own language.
    for (const language of ['fi', 'sv']) {
      const spoken = canvasElement.querySelectorAll(`span[lang=${language}]`);
      await expect(spoken).toHaveLength(2 * [...TONE, ...FORMS].length);
    }
  },
};
