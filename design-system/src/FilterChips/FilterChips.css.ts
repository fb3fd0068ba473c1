import { breakpoints, line, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

/** What is seen of a chip is lower than what is pressed. */
const inset = space.xxsmall;

/** One line that scrolls sideways on a phone, and lines that wrap where text is so large that a chip fills one. */
export const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.xsmall,
    marginBlock: `calc(-1 * ${inset})`,
    '@media': {
      '(min-width: 20rem)': { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
      [breakpoints.medium]: { flexWrap: 'wrap' },
    },
  }),
);

export const cell = style(component({ flexShrink: 0, maxInlineSize: '100%' }));

export const chip = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsmall,
    minBlockSize: target,
    paddingInline: `${space.medium} ${space.small}`,
    position: 'relative',
    isolation: 'isolate',
    borderRadius: radius.pill,
    color: color.action.subtleText,
    fontSize: type.size.small,
    fontWeight: type.weight.medium,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':focus-visible': { outlineOffset: `calc(-1 * ${line.focus})` },
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: inset,
      insetInline: 0,
      borderRadius: 'inherit',
      background: color.action.subtle,
      transitionProperty: 'background-color',
      transitionDuration: motion.duration.quick,
    },
    selectors: { '&:hover::before': { background: color.action.subtleHover } },
    '@media': { '(forced-colors: active)': { selectors: { '&::before': { border: '1px solid' } } } },
  }),
);
