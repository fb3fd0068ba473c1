import { Button } from '@portal/design-system/Button';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { motion } from '@portal/tokens/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import { FoundationPage, Section } from './FoundationPage.tsx';
import { TokenRows, tokenNames, tokensIn } from './SharedTokens.tsx';
import * as css from './shapes.css.ts';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

function Runways(): ReactNode {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <Stack gap="large">
      <TokenRows
        name="motion.duration"
        tokens={motion.duration}
        draw={(_value, path) => (
          <div className={css.runway} data-at-end={isAtEnd || undefined}>
            <div data-duration={path} className={css.runners[path as keyof typeof motion.duration]} />
          </div>
        )}
      />
      <Stack align="start">
        <Button tone="secondary" onPress={() => setAtEnd(!isAtEnd)}>
          Play
        </Button>
      </Stack>
    </Stack>
  );
}

/** An element's next transition. Asked for as it begins: the shortest may be over before a busy machine gets to it. */
function transitionOf(element: Element): Promise<Animation | undefined> {
  return new Promise((resolve) => {
    element.addEventListener('transitionrun', () => resolve(element.getAnimations()[0]), { once: true });
  });
}

export const Motion: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Motion"
      lead="Movement explains where something came from or went, and is over before anyone waits for it. Nothing moves by itself."
    >
      <Section
        title="Duration"
        lead="Quick for colours and borders, calm for what changes its place or appears."
      >
        <div className={css.onlyReduced}>
          <Notice title="Your system asks for less motion">
            Things change at once, here as in the product.
          </Notice>
        </div>
        <Runways />
      </Section>
      <Section title="Easing" lead="Fast at first, settling gently: the same curve for everything.">
        <TokenRows name="motion" tokens={{ easing: motion.easing }} />
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(tokensIn(canvasElement)).toEqual(tokenNames('motion', motion));
    const runners = [...canvasElement.querySelectorAll<HTMLElement>('[data-duration]')];
    const before = runners.map((runner) => getComputedStyle(runner).insetInlineStart);
    const begun = runners.map(transitionOf);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    for (const [index, runner] of runners.entries()) {
      const transition = await begun[index];
      if (!transition) throw new Error('Nothing moves');
      const { duration } = motion;
      const wanted = Number.parseInt(duration[runner.dataset.duration as keyof typeof duration], 10);
      const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      await expect(transition.effect?.getTiming().duration).toBe(isReduced ? 1 : wanted);
      await transition.finished;
      await expect(getComputedStyle(runner).insetInlineStart).not.toBe(before[index]);
    }
  },
};
