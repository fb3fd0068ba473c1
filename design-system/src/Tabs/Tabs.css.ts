import { line, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, type } = vars;

export const list = style(
  component({
    display: 'flex',
    gap: space.large,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `${line.thin} solid ${color.border}`,
    marginBlockEnd: space.large,
  }),
);

export const tab = style(
  component({
    flexShrink: 0,
    minBlockSize: target,
    paddingBlock: space.xsmall,
    borderBlockEnd: `${line.focus} solid transparent`,
    color: color.textMuted,
    fontWeight: type.weight.strong,
    cursor: 'pointer',
    transitionProperty: 'color, border-color',
    transitionDuration: motion.duration.quick,
    ':hover': { color: color.text },
    selectors: {
      '&[data-state=active]': { color: color.action.subtleText, borderColor: color.action.rest },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${line.focus})` },
    },
  }),
);
