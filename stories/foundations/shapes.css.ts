import { vars } from '@portal/design-system/themes/contract';
import { breakpoints, line, motion, space } from '@portal/tokens/shared';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius } = vars;

export const bar = style({
  blockSize: space.large,
  maxInlineSize: '100%',
  borderRadius: radius.small,
  background: color.action.rest,
});

/** A length on a track, so that the longest ones can still be compared where they do not fit. */
export const track = style({
  inlineSize: '100%',
  borderRadius: radius.small,
  background: color.surfaceSunken,
  overflow: 'hidden',
});

export const shape = style({
  blockSize: '7rem',
  background: color.surface,
  border: `${line.thick} solid ${color.action.rest}`,
});

export const raised = style({
  blockSize: '7rem',
  borderRadius: radius.card,
  background: color.surfaceRaised,
});

/** Names the current screen, by the style sheet alone. */
export const screen = styleVariants({
  small: { '@media': { [breakpoints.medium]: { display: 'none' } } },
  medium: {
    display: 'none',
    '@media': { [breakpoints.medium]: { display: 'inline' }, [breakpoints.large]: { display: 'none' } },
  },
  large: { display: 'none', '@media': { [breakpoints.large]: { display: 'inline' } } },
});

export const runway = style({
  position: 'relative',
  blockSize: space.xxlarge,
  borderRadius: radius.pill,
  background: color.surfaceSunken,
});

const runner = style({
  position: 'absolute',
  insetBlockStart: space.xsmall,
  insetInlineStart: space.xsmall,
  inlineSize: space.xlarge,
  blockSize: space.xlarge,
  borderRadius: radius.pill,
  background: color.action.rest,
  transitionProperty: 'inset-inline-start',
  transitionTimingFunction: motion.easing,
  selectors: { '[data-at-end] > &': { insetInlineStart: `calc(100% - ${space.xlarge} - ${space.xsmall})` } },
});

export const runners = styleVariants(motion.duration, (transitionDuration) => [
  runner,
  { transitionDuration },
]);

export const onlyReduced = style({
  display: 'none',
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'block' } },
});
