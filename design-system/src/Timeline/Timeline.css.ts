import { line, space } from '@portal/tokens/shared';
import { createVar, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, type } = vars;

/** Size of the sign before an event. */
const side = '2rem';

export const list = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

export const event = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${side} minmax(0, 1fr)`,
    columnGap: space.medium,
    paddingBlockEnd: space.large,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // The line to the next event; dashed towards what has not happened yet.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(${side} + ${space.xxsmall}) ${space.xxsmall}`,
        insetInlineStart: `calc((${side} - ${line.thick}) / 2)`,
        borderInlineStart: `${line.thick} solid ${color.border}`,
      },
      '&:has(+ [data-state=ahead])::before': { borderInlineStartStyle: 'dashed' },
    },
  }),
);

const fill = createVar();
const sign = createVar();
const edge = createVar();

const tone = (background: string, foreground: string, outline: string) =>
  component({ vars: { [fill]: background, [sign]: foreground, [edge]: outline } });

export const marker = recipe({
  base: component({
    display: 'grid',
    placeContent: 'center',
    inlineSize: side,
    blockSize: side,
    border: `${line.thick} solid transparent`,
    borderRadius: '50%',
    background: fill,
    color: sign,
  }),
  variants: {
    tone: {
      neutral: tone(color.surfaceSunken, color.textMuted, color.borderStrong),
      accent: tone(color.accent.soft, color.accent.text, color.accent.text),
      success: tone(color.success.subtle, color.success.subtleText, color.success.border),
      warning: tone(color.warning.subtle, color.warning.subtleText, color.warning.border),
      danger: tone(color.danger.subtle, color.danger.subtleText, color.danger.border),
    },
    state: {
      done: '',
      current: component({ borderColor: edge }),
      ahead: component({ background: 'transparent', borderStyle: 'dashed', borderColor: edge }),
    },
  },
});

export type MarkerVariants = NonNullable<RecipeVariants<typeof marker>>;

/** Without an icon: a dot, empty for what is still to come. */
export const dot = style(
  component({
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    border: `${line.thick} solid currentcolor`,
    borderRadius: '50%',
    selectors: {
      '[data-state=done] &, [data-state=current] &': { background: 'currentcolor' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[data-state=done] &, [data-state=current] &': { background: 'CanvasText' } },
      },
    },
  }),
);

export const words = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xxsmall,
    alignContent: 'start',
    // The first line is centred on the sign.
    paddingBlockStart: '0.1875rem',
  }),
);

export const title = style(
  component({
    color: color.heading,
    fontWeight: type.weight.medium,
    selectors: {
      '[data-state=current] &': { fontWeight: type.weight.strong },
      '[data-state=ahead] &': { color: color.textMuted },
    },
  }),
);

export const date = style(component({ color: color.textMuted, fontSize: type.size.small }));
