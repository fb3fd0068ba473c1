import { line, motion, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

export const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xsmall,
    // The faces begin where words do.
    marginInlineStart: `calc(-1 * (${space.xxsmall} + ${line.focus}))`,
  }),
);

export const choice = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xxsmall,
    minInlineSize: '4.5rem',
    maxInlineSize: '8rem',
    padding: space.xxsmall,
    borderRadius: radius.control,
    color: color.text,
    fontSize: type.size.small,
    lineHeight: type.lineHeight.tight,
    textAlign: 'center',
    // One that leads to a page looks like the others: the row says that each can be pressed.
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[aria-current]': { fontWeight: type.weight.strong, cursor: 'default' },
      '&[aria-busy]': { cursor: 'progress' },
    },
  }),
);

/** The ring tells the current one to the eye, beside its heavier name. */
export const face = style(
  component({
    display: 'flex',
    padding: line.focus,
    border: `${line.focus} solid transparent`,
    borderRadius: '50%',
    transitionProperty: 'border-color',
    transitionDuration: motion.duration.quick,
    selectors: {
      [`${choice}[aria-current] &`]: { borderColor: color.action.rest },
      [`${choice}:is(:hover, [aria-busy]):not([aria-current]) &`]: { borderColor: color.border },
    },
  }),
);
