import { vars } from '@portal/design-system/themes/contract';
import { contract } from '@portal/tokens/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Code, FoundationPage, Section } from './FoundationPage.tsx';
import { tokenNames, tokensIn } from './SharedTokens.tsx';
import * as css from './shapes.css.ts';
import { shown } from './shown-brand.ts';
import * as grid from './tiles.css.ts';

const meta = {
  title: 'Foundations/Shadow',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

const SHADOWS: Readonly<Record<keyof typeof contract.shadow, string>> = {
  card: 'A card at rest.',
  lifted: 'A card that is pointed at.',
  overlay: 'Menus, dialogs and toasts.',
};

export const Shadow: StoryObj<typeof meta> = {
  render: (_args, { globals }) => {
    const { brand, scheme, name } = shown(globals);
    return (
      <FoundationPage
        title="Shadow"
        lead="Soft and rare: a shadow says that something lies above the page, not that it is a box."
        shows={name}
      >
        <Section title="Roles">
          <div className={grid.tiles}>
            {Object.entries(SHADOWS).map(([role, use]) => (
              <div key={role} className={grid.tile} data-token={`shadow.${role}`}>
                <div
                  className={css.raised}
                  style={{ boxShadow: vars.shadow[role as keyof typeof SHADOWS] }}
                />
                <strong>
                  <Code>shadow.{role}</Code>
                </strong>
                <Code>{brand.scheme[scheme].shadow[role as keyof typeof SHADOWS]}</Code>
                <span>{use}</span>
              </div>
            ))}
          </div>
        </Section>
      </FoundationPage>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(tokensIn(canvasElement)).toEqual(tokenNames('shadow', contract.shadow));
  },
};
