import { Illustration, type IllustrationName } from '@portal/design-system/Illustration';
import { Inline } from '@portal/design-system/Inline';
import { Logo } from '@portal/design-system/Logo';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { vars } from '@portal/design-system/themes/contract';
import { brands } from '@portal/tokens/brands/registry';
import { contract } from '@portal/tokens/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CANVAS } from '../../design-system/src/Illustration/canvas.ts';
import { Code, FoundationPage, Section } from './FoundationPage.tsx';
import { tokenNames, tokensIn } from './SharedTokens.tsx';
import * as css from './shapes.css.ts';
import { type Shown, shown } from './shown-brand.ts';
import * as grid from './tiles.css.ts';

const meta = {
  title: 'Foundations/Illustrations',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

const sheets = import.meta.glob<string>('../../design-system/src/brands/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The scenes of a sheet by the ids of its symbols. */
function scenesOf(brand: string): string[] {
  const sheet = sheets[`../../design-system/src/brands/${brand}.svg`] ?? '';
  return [...sheet.matchAll(/<symbol[^>]*\bid="([^"]+)"/g)].map(([, id]) => String(id));
}

const USES: Readonly<Record<IllustrationName, string>> = {
  login: 'The way in: identification and registration.',
  book: 'Opens an entry page, in a Hero.',
  visit: 'The visit that comes next.',
  empty: 'Nothing here yet, in an EmptyState.',
  noResult: 'A search that found nothing.',
  success: 'Something has been done: booked, sent, paid.',
  error: 'Something failed and can be tried again, in an ErrorState.',
  lost: 'A page that does not exist.',
  record: 'What the health record has, beside the heading of its lists.',
  child: 'A child’s face, in an Avatar: its tint replaces the main colour.',
  peek: 'Looks over the edge of a card, in a brand that has somebody who does.',
};

function IllustrationPage({ shown: { brand, scheme, name } }: { readonly shown: Shown }) {
  return (
    <FoundationPage
      title="Logo and illustrations"
      lead="Each brand draws the same scenes in its own hand. They are decoration: what a page says, it says in words."
      shows={name}
    >
      <Section
        title="Logo"
        lead="Drawn in the heading’s colour and the brand’s own; never recoloured or boxed."
      >
        <div className={grid.tile}>
          <Inline>
            <Logo label={brand.name} />
          </Inline>
        </div>
      </Section>
      <Section title="Scenes" lead="Coloured by the tokens below, so that they follow the scheme.">
        <div className={grid.tiles}>
          {(scenesOf(brand.id) as IllustrationName[]).map((scene) => (
            <div key={scene} className={grid.tile} data-scene={scene}>
              <Illustration name={scene} size="full" />
              <Stack gap="xxsmall">
                <Text as="strong" weight="strong">
                  <Code>{scene}</Code>
                </Text>
                <Text size="small">{USES[scene]}</Text>
              </Stack>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Colours">
        <div className={grid.tiles}>
          {Object.entries(brand.scheme[scheme].illustration).map(([role, value]) => (
            <div key={role} className={grid.tile} data-token={`illustration.${role}`}>
              <div
                className={css.raised}
                style={{ background: vars.illustration[role as keyof typeof vars.illustration] }}
              />
              <Text as="strong" weight="strong">
                <Code>illustration.{role}</Code>
              </Text>
              <Code>{value}</Code>
            </div>
          ))}
        </div>
      </Section>
    </FoundationPage>
  );
}

export const Illustrations: StoryObj<typeof meta> = {
  render: (_args, { globals }) => <IllustrationPage shown={shown(globals)} />,
  play: async ({ canvasElement }) => {
    const scenes = [...canvasElement.querySelectorAll<HTMLElement>('[data-scene]')];
    await expect(scenes.map(({ dataset }) => dataset.scene)).toEqual(Object.keys(CANVAS));
    for (const { id } of brands) await expect(scenesOf(id), id).toEqual(Object.keys(CANVAS));
    await expect(tokensIn(canvasElement)).toEqual(tokenNames('illustration', contract.illustration));
  },
};
