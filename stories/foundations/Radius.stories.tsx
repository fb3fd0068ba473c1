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
  title: 'Foundations/Radius',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

const RADII: Readonly<Record<keyof typeof contract.radius, string>> = {
  small: 'Links, chips of text, days of a calendar.',
  control: 'Fields, menu entries, notices.',
  card: 'Cards and panels.',
  overlay: 'Dialogs and drawers.',
  pill: 'Badges, avatars, switches.',
  button: 'Buttons: the brand’s handshake.',
};

export const Radius: StoryObj<typeof meta> = {
  render: (_args, { globals }) => {
    const { brand, name } = shown(globals);
    return (
      <FoundationPage
        title="Radius"
        lead="How round things are is most of a brand’s character. The roles stay; their values are the brand’s."
        shows={name}
      >
        <Section title="Roles">
          <div className={grid.tiles}>
            {Object.entries(RADII).map(([role, use]) => (
              <div key={role} className={grid.tile} data-token={`radius.${role}`}>
                <div
                  className={css.shape}
                  style={{ borderRadius: vars.radius[role as keyof typeof RADII] }}
                />
                <strong>
                  <Code>radius.{role}</Code>
                </strong>
                <Code>{brand.radius[role as keyof typeof RADII]}</Code>
                <span>{use}</span>
              </div>
            ))}
          </div>
        </Section>
      </FoundationPage>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(tokensIn(canvasElement)).toEqual(tokenNames('radius', contract.radius));
  },
};
