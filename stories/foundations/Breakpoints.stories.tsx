import { breakpoints, screens } from '@portal/tokens/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FoundationPage, Section } from './FoundationPage.tsx';
import { LengthBar } from './LengthBar.tsx';
import { TokenRows, tokenNames, tokensIn } from './SharedTokens.tsx';
import * as css from './shapes.css.ts';

const meta = {
  title: 'Foundations/Breakpoints',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

const SCREENS = { screens, breakpoints };

export const Breakpoints: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Breakpoints"
      lead={
        <>
          Three screens. You are looking at the <span className={css.screen.small}>small</span>
          <span className={css.screen.medium}>medium</span>
          <span className={css.screen.large}>large</span> one now.
        </>
      }
    >
      <Section
        title="Widest screens"
        lead="In CSS pixels. A phone up to 480 px is small, up to 800 px is medium, everything above is large."
      >
        <TokenRows name="screens" tokens={screens} draw={(width) => <LengthBar pixels={Number(width)} />} />
      </Section>
      <Section
        title="Media queries"
        lead="Written once, in rem, so that a larger text size moves them, too. A prop such as gap={{ small: 'medium', large: 'xlarge' }} becomes classes that stand within them: no script measures the screen."
      >
        <TokenRows name="breakpoints" tokens={breakpoints} />
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    const names = Object.entries(SCREENS).flatMap(([name, tokens]) => tokenNames(name, tokens));
    await expect(tokensIn(canvasElement)).toEqual(names);
    const now = ['small', 'medium', 'large'].filter((name) => canvas.getByText(name).checkVisibility());
    await expect(now).toHaveLength(1);
  },
};
