import { Avatar } from '@portal/design-system/Avatar';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { avatar, gutter, icon, line, measure, target, zIndex } from '@portal/tokens/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FoundationPage, Section } from './FoundationPage.tsx';
import { LengthBar } from './LengthBar.tsx';
import { ROOT_PIXELS, TokenRows, tokenNames, tokensIn } from './SharedTokens.tsx';
import * as css from './shapes.css.ts';

const meta = {
  title: 'Foundations/Sizes',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

const SIZES = { measure, gutter, target: { smallest: target }, avatar, icon, line, zIndex };
const AVATARS = { small: 'small', medium: 'medium', large: 'large', huge: 'huge' } as const;

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Sizes"
      lead="What has one size in every brand: columns of content, faces, icons, lines, and whatever a finger must hit."
    >
      <Section title="Measure" lead="How wide content may grow.">
        <TokenRows
          name="measure"
          tokens={measure}
          draw={(length) => <LengthBar pixels={Number.parseFloat(length) * ROOT_PIXELS} />}
        />
      </Section>
      <Section title="Gutter" lead="From the window’s sides to header, page and footer.">
        <TokenRows
          name="gutter"
          tokens={gutter}
          draw={(length) => <LengthBar pixels={Number.parseFloat(length) * ROOT_PIXELS} />}
        />
      </Section>
      <Section title="Target" lead="The smallest side of anything that is pressed.">
        <TokenRows
          name="target"
          tokens={SIZES.target}
          draw={(length) => <div className={css.bar} style={{ inlineSize: length, blockSize: length }} />}
        />
      </Section>
      <Section title="Avatar">
        <TokenRows
          name="avatar"
          tokens={avatar}
          draw={(_value, path) => (
            <Avatar name="Aino Virtanen" size={AVATARS[path as keyof typeof AVATARS]} />
          )}
        />
      </Section>
      <Section title="Icon" lead="Three sizes and the width of the line on the grid of 24.">
        <TokenRows
          name="icon"
          tokens={icon}
          draw={(_value, path) => <CalendarIcon size={path === 'stroke' ? 'large' : (path as 'small')} />}
        />
      </Section>
      <Section title="Line">
        <TokenRows
          name="line"
          tokens={line}
          draw={(thickness) => <div className={css.bar} style={{ blockSize: thickness }} />}
        />
      </Section>
      <Section title="Layers" lead="What lies over what, the lowest first.">
        <TokenRows name="zIndex" tokens={zIndex} />
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const names = Object.entries(SIZES).flatMap(([name, tokens]) => tokenNames(name, tokens));
    await expect(tokensIn(canvasElement)).toEqual(names);
  },
};
