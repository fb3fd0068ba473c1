import { breakpoints, line, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { hidden } from '../styling/hidden.ts';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

/** In one row where there is room: the month, its controls, the week. */
export const strip = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxsmall,
    '@media': { [breakpoints.large]: { flexDirection: 'row', alignItems: 'center', gap: space.medium } },
  }),
);

export const bar = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xsmall,
    '@media': { [breakpoints.large]: { flexShrink: 0, flexWrap: 'nowrap', gap: space.xxsmall } },
  }),
);

export const pager = style(component({ display: 'flex', marginInlineEnd: 'auto' }));

/** Two long names wrap here and leave the controls in place; large text has a line of its own. */
export const months = style(
  component({
    color: color.heading,
    fontWeight: type.weight.strong,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    flex: '1 1 5.5rem',
    minInlineSize: 0,
    maxInlineSize: 'max-content',
    '@media': { [breakpoints.large]: { flex: 'none' } },
    '::first-letter': { textTransform: 'uppercase' },
  }),
);

/** An arrow that is a link: the days before or after have their own address. */
export const arrow = style(
  component({
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    inlineSize: target,
    blockSize: target,
    borderRadius: radius.pill,
    color: color.action.subtleText,
    ':hover': { background: color.action.subtle },
  }),
);

/** There is nothing before today; the arrow keeps its place, so that nothing shifts. */
export const noArrow = style([
  arrow,
  component({ color: color.textMuted, opacity: 0.5, ':hover': { background: 'none' } }),
]);

/** Text beside an icon where there is room, and for screen readers only on a phone. */
export const shortLabel = style(component({ '@media': { [`not ${breakpoints.medium}`]: hidden } }));

export const days = style(
  component({
    // Text for screen readers only scrolls with its day.
    position: 'relative',
    display: 'grid',
    // As wide as a finger each; on the narrowest phone the week scrolls, and the padding leaves room for the focus
    // ring.
    gridTemplateColumns: `repeat(7, minmax(${target}, 1fr))`,
    gap: '0.125rem',
    overflowX: 'auto',
    margin: `calc(-1 * ${space.xxsmall})`,
    padding: space.xxsmall,
    '@media': { [breakpoints.medium]: { gap: space.xxsmall }, [breakpoints.large]: { flex: 1 } },
  }),
);

export const day = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: '3.25rem',
    border: `${line.thin} solid ${color.border}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.text,
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: motion.duration.quick,
    ':hover': { borderColor: color.action.rest },
    selectors: {
      '&[data-empty]': { background: 'transparent', color: color.textMuted },
      '&[aria-current]': {
        borderColor: color.action.rest,
        background: color.action.rest,
        color: color.action.text,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current]': { outline: '2px solid', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const weekday = style(component({ fontSize: type.size.small, lineHeight: type.lineHeight.tight }));

export const number = style(
  component({
    fontSize: type.size.lead,
    fontWeight: type.weight.strong,
    lineHeight: type.lineHeight.tight,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Something on this day; drawn by a border, so that forced colours keep it. */
export const dot = style(
  component({
    inlineSize: '0.3125rem',
    blockSize: '0.3125rem',
    borderRadius: '50%',
    border: '0.15625rem solid transparent',
    selectors: { '&[data-available]': { borderColor: 'currentcolor', background: 'currentcolor' } },
  }),
);
