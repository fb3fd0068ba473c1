import { breakpoints, measure, motion, space, zIndex } from '@portal/tokens/shared';
import { keyframes, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });
const slide = keyframes({ from: { transform: 'translateX(-100%)' } });

const enter = (name: string) => `${name} ${motion.duration.calm} ${motion.easing}`;

export const scrim = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.overlay,
    display: 'grid',
    background: color.scrim,
    overflowY: 'auto',
    animation: enter(fade),
  }),
);

/** A sheet from below on a phone, a window in the middle elsewhere. */
export const centred = style(
  component({
    alignItems: 'end',
    paddingBlockStart: space.xxlarge,
    '@media': { [breakpoints.medium]: { alignItems: 'center', padding: space.large } },
  }),
);

export const panel = recipe({
  base: component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space.medium,
    inlineSize: '100%',
    marginInline: 'auto',
    padding: space.large,
    borderRadius: `${radius.overlay} ${radius.overlay} 0 0`,
    border: '1px solid transparent',
    background: color.surfaceRaised,
    boxShadow: shadow.overlay,
    animation: enter(rise),
    '@media': { [breakpoints.medium]: { borderRadius: radius.overlay, padding: space.xlarge } },
  }),
  variants: {
    width: {
      small: component({ maxInlineSize: measure.narrow }),
      medium: component({ maxInlineSize: measure.prose }),
    },
  },
  defaultVariants: { width: 'small' },
});

export type PanelVariants = NonNullable<RecipeVariants<typeof panel>>;

export const drawer = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.medium,
    inlineSize: 'min(20rem, 88vw)',
    minBlockSize: '100%',
    padding: space.medium,
    background: color.surface,
    boxShadow: shadow.overlay,
    borderInlineEnd: '1px solid transparent',
    animation: enter(slide),
  }),
);

export const header = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space.medium,
  }),
);
export const close = style(
  component({ marginBlock: '-0.375rem', marginInlineEnd: `calc(-1 * ${space.xsmall})` }),
);
export const footer = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.small,
    marginBlockStart: space.xsmall,
    '@media': { [breakpoints.medium]: { flexDirection: 'row-reverse', justifyContent: 'flex-start' } },
  }),
);
