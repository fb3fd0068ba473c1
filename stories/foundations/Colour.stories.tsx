import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { brands } from '@portal/tokens/brands/registry';
import type { Scheme } from '@portal/tokens/contract';
import { colorAt, contrastPairs, REQUIRED_RATIO } from '@portal/tokens/contrast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wcagContrast } from 'culori';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import * as css from './Swatch.css.ts';

interface Shown {
  readonly brand: string;
  readonly scheme: Scheme;
}

/** Every pair of colours that components may use, with the contrast that is measured here and now. */
function Pairs({ brand, scheme }: Shown): ReactNode {
  const tokens = brands.find(({ id }) => id === brand);
  if (!tokens) return null;
  const { color } = tokens.scheme[scheme];
  return (
    <Stack>
      <Heading level={1} size={2}>
        {tokens.name}, {scheme}
      </Heading>
      <div className={css.grid}>
        {contrastPairs.map(({ foreground, background, kind }) => {
          const ratio = wcagContrast(colorAt(color, foreground), colorAt(color, background));
          return (
            <div
              key={`${foreground} ${background}`}
              data-ratio={ratio}
              data-required={REQUIRED_RATIO[kind]}
              className={css.pair}
              style={{
                background: colorAt(color, background),
                color: kind === 'text' ? colorAt(color, foreground) : color.text,
                borderColor: kind === 'interface' ? colorAt(color, foreground) : color.border,
              }}
            >
              <strong>
                {ratio.toFixed(2)} : 1 ({kind})
              </strong>
              <span>{foreground}</span>
              <span>on {background}</span>
            </div>
          );
        })}
      </div>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Pairs,
  args: { brand: 'kaari', scheme: 'light' },
  render: (_args, { globals }) => <Pairs brand={String(globals.brand)} scheme={globals.scheme as Scheme} />,
  // The pairs carry their own colours, whichever theme is on: the proof in the tokens package covers each of them.
  parameters: { a11y: { test: 'off' }, oneMode: true },
} satisfies Meta<typeof Pairs>;
export default meta;

export const Contrast: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const pairs = [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')];
    await expect(pairs).toHaveLength(contrastPairs.length);
    for (const { dataset } of pairs) {
      await expect(Number(dataset.ratio)).toBeGreaterThanOrEqual(Number(dataset.required));
    }
  },
};
