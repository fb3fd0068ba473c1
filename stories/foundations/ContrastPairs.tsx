import { vars } from '@portal/design-system/themes/contract';
import type { ColorRole } from '@portal/tokens/contract';
import { colorAt, contrastPairs, REQUIRED_RATIO } from '@portal/tokens/contrast';
import { wcagContrast } from 'culori';
import type { ReactNode } from 'react';
import * as css from './Colour.css.ts';
import { Code, FoundationPage, Section } from './FoundationPage.tsx';
import type { Shown } from './shown-brand.ts';
import * as grid from './tiles.css.ts';

const KINDS = {
  text: { title: 'Text', lead: 'Words that are read: at least 4.5 : 1 (WCAG 2.2, 1.4.3).' },
  interface: {
    title: 'Interface',
    lead: 'Outlines, focus rings and fills that tell a control from its ground: at least 3 : 1 (WCAG 2.2, 1.4.11).',
  },
} as const;

/** Every pair of colours that components may put on each other, measured live. */
export function ContrastPairs({ shown }: { readonly shown: Shown }): ReactNode {
  return (
    <FoundationPage
      title="Contrast"
      lead="These are all the pairs that components may use. A test holds each brand to them, in light and in dark; a pair that is not here may not be used."
      shows={shown.name}
    >
      {(['text', 'interface'] as const).map((kind) => (
        <Section key={kind} {...KINDS[kind]}>
          <div className={grid.tiles}>
            {contrastPairs
              .filter((pair) => pair.kind === kind)
              .map(({ foreground, background }) => (
                <Pair
                  key={`${foreground} ${background}`}
                  {...{ foreground, background, kind }}
                  shown={shown}
                />
              ))}
          </div>
        </Section>
      ))}
    </FoundationPage>
  );
}

/** The words beside an outline are read, too. */
const wordsOn = (background: ColorRole): string =>
  background.startsWith('hero.') ? vars.color.hero.text : vars.color.text;

interface PairProps {
  readonly foreground: ColorRole;
  readonly background: ColorRole;
  readonly kind: keyof typeof REQUIRED_RATIO;
  readonly shown: Shown;
}

function Pair({ foreground, background, kind, shown }: PairProps): ReactNode {
  const { color } = shown.brand.scheme[shown.scheme];
  const ratio = wcagContrast(colorAt(color, foreground), colorAt(color, background));
  const isText = kind === 'text';
  return (
    <div
      data-ratio={ratio}
      data-required={REQUIRED_RATIO[kind]}
      className={isText ? css.pair : `${css.pair} ${css.outlined}`}
      // The theme's own variables: the drawing follows the toolbar as the product does.
      style={{
        background: colorAt(vars.color, background),
        color: isText ? colorAt(vars.color, foreground) : wordsOn(background),
        borderColor: isText ? vars.color.border : colorAt(vars.color, foreground),
      }}
    >
      <span className={css.ratio}>{ratio.toFixed(2)} : 1</span>
      <Code>{foreground}</Code>
      <Code>on {background}</Code>
    </div>
  );
}
