import { breakpoints, line, motion, space, target, zIndex } from '@portal/tokens/shared';
import { keyframes, style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow, type } = vars;

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

export const region = style(
  component({
    position: 'fixed',
    zIndex: zIndex.toast,
    insetBlockEnd: space.medium,
    insetInline: space.medium,
    display: 'flex',
    flexDirection: 'column',
    pointerEvents: 'none',
    '@media': {
      [breakpoints.medium]: {
        insetInlineStart: 'auto',
        insetInlineEnd: space.large,
        inlineSize: '26rem',
        insetBlockEnd: space.large,
      },
      print: { display: 'none' },
    },
  }),
);

export const list = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xsmall,
    selectors: { '&:not(:empty) + &:not(:empty)': { marginBlockStart: space.xsmall } },
  }),
);

export const toast = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.small,
    padding: space.medium,
    borderRadius: radius.control,
    border: `${line.thin} solid transparent`,
    background: color.inverse,
    color: color.textInverse,
    boxShadow: shadow.overlay,
    fontWeight: type.weight.medium,
    pointerEvents: 'auto',
    animation: `${arrive} ${motion.duration.calm} ${motion.easing}`,
  }),
);

export const content = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    flex: 1,
    minInlineSize: 0,
    paddingBlockStart: '0.05em',
    overflowWrap: 'anywhere',
  }),
);

export const answer = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.medium,
    marginBlockEnd: `calc(-1 * ${space.small})`,
  }),
);

/** How a keyboard gets to the action: a finger has no use for it. */
export const key = style(
  component({ display: 'none', '@media': { '(any-pointer: fine)': { display: 'inline' } } }),
);

export const keyCap = style(
  component({
    paddingInline: space.xxsmall,
    border: `${line.thin} solid currentcolor`,
    borderRadius: radius.small,
    fontFamily: 'inherit',
  }),
);

export const action = style(
  component({
    minBlockSize: target,
    fontWeight: type.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    ':hover': { textDecorationThickness: line.thick },
    ':focus-visible': { outlineColor: 'currentcolor' },
  }),
);

export const close = style(
  component({
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    inlineSize: target,
    blockSize: target,
    marginBlock: '-0.625rem',
    marginInlineEnd: `calc(-1 * ${space.small})`,
    borderRadius: radius.pill,
    cursor: 'pointer',
    ':focus-visible': { outlineColor: 'currentcolor' },
  }),
);
