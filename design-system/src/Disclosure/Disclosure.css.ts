import { motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const summary = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.small,
    minBlockSize: target,
    borderRadius: vars.radius.small,
    color: vars.color.action.subtleText,
    fontWeight: vars.type.weight.strong,
    cursor: 'pointer',
  }),
);

export const chevron = style(
  component({
    transitionProperty: 'transform',
    transitionDuration: motion.duration.calm,
    selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
  }),
);

export const content = style(component({ paddingBlock: `${space.xsmall} ${space.small}` }));
