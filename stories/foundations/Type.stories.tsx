import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { vars } from '@portal/design-system/themes/contract';
import { contract } from '@portal/tokens/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Code, FoundationPage, Section } from './FoundationPage.tsx';
import { leaves } from './leaves.ts';
import { type Shown, shown } from './shown-brand.ts';
import * as grid from './tiles.css.ts';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

type Key<Group extends keyof typeof vars.type> = keyof (typeof vars.type)[Group];

const { family, lineHeight, size, tracking, weight } = vars.type;
const LETTERS = 'Aa Bb Åå Ää Öö Šš Žž 0123456789 €';
const PARAGRAPH =
  'Varaa aika lääkärille, hoitajalle tai fysioterapeutille. Jos oireesi pahenevat, soita päivystysapuun ennen kuin lähdet vastaanotolle.';

function Role({ path, shown, children }: { path: string; shown: Shown; children: ReactNode }): ReactNode {
  const value = leaves(shown.brand.type).find(([leaf]) => leaf === path)?.[1];
  return (
    <div className={grid.row} data-role={path}>
      <Stack gap="xxsmall">
        <Text as="strong" weight="strong">
          <Code>{path}</Code>
        </Text>
        <Text size="small" tone="muted">
          {String(value)}
        </Text>
      </Stack>
      <div lang="fi">{children}</div>
    </div>
  );
}

const keys = <Group extends keyof typeof contract.type>(group: Group) =>
  Object.keys(contract.type[group]) as (Key<Group> & string)[];

function TypePage({ shown }: { readonly shown: Shown }): ReactNode {
  return (
    <FoundationPage
      title="Type"
      lead="Large enough to read without effort: text is never smaller than 15 px, body text is 17 px, and all of it follows the reader’s own text size."
      shows={shown.name}
    >
      <Section
        title="Size"
        lead="Headings of the first two levels grow with the screen; everything else stays."
      >
        <div>
          {keys('size').map((key) => {
            const isHeading = key.startsWith('heading');
            const font = isHeading
              ? { fontFamily: family.heading, fontWeight: weight.heading, lineHeight: lineHeight.heading }
              : {};
            return (
              <Role key={key} path={`size.${key}`} shown={shown}>
                <span style={{ fontSize: size[key], ...font }}>Hyvää huomenta, Åke Öhman</span>
              </Role>
            );
          })}
        </div>
      </Section>
      <Section
        title="Family"
        lead="Served from our own address, with system fonts stretched to the same measures."
      >
        {keys('family').map((key) => (
          <Role key={key} path={`family.${key}`} shown={shown}>
            <span style={{ fontFamily: family[key], fontSize: size.heading2 }}>{LETTERS}</span>
          </Role>
        ))}
      </Section>
      <Section title="Weight">
        <div>
          {keys('weight').map((key) => (
            <Role key={key} path={`weight.${key}`} shown={shown}>
              <span style={{ fontWeight: weight[key], fontSize: size.lead }}>Ajanvaraus on vahvistettu</span>
            </Role>
          ))}
        </div>
      </Section>
      <Section title="Line height and tracking">
        <div>
          {keys('lineHeight').map((key) => (
            <Role key={key} path={`lineHeight.${key}`} shown={shown}>
              <span style={{ lineHeight: lineHeight[key], display: 'block' }}>{PARAGRAPH}</span>
            </Role>
          ))}
          {keys('tracking').map((key) => (
            <Role key={key} path={`tracking.${key}`} shown={shown}>
              <span
                style={{ letterSpacing: tracking[key], fontFamily: family.heading, fontSize: size.heading2 }}
              >
                Hei Aino, miten voimme auttaa?
              </span>
            </Role>
          ))}
        </div>
      </Section>
      <Section
        title="Long words"
        lead="Finnish compounds hyphenate, and break only where there is no other way."
      >
        <Columns layout="fit">
          <div className={grid.tile} lang="fi">
            <Heading level={3}>Erikoissairaanhoitopalveluseteli</Heading>
            <Text>Työterveyshuoltosopimusneuvottelupöytäkirja</Text>
          </div>
          <div className={grid.tile} lang="sv">
            <Heading level={3}>Sjukvårdsförsäkringsbolag</Heading>
            <Text>Företagshälsovårdsavtalsförhandling</Text>
          </div>
        </Columns>
      </Section>
    </FoundationPage>
  );
}

export const Type: StoryObj<typeof meta> = {
  render: (_args, { globals }) => <TypePage shown={shown(globals)} />,
  play: async ({ canvasElement }) => {
    const roles = [...canvasElement.querySelectorAll<HTMLElement>('[data-role]')];
    await expect(roles.map(({ dataset }) => dataset.role).sort()).toEqual(
      leaves(contract.type)
        .map(([path]) => path)
        .sort(),
    );
  },
};
