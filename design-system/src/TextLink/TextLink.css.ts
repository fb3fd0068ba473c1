import { motion, space, target } from '@portal/tokens/shared';
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const link = style(
  component({
    borderRadius: vars.radius.small,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: 'from-font',
    transitionProperty: 'text-decoration-color, color',
    transitionDuration: motion.duration.quick,
    ':hover': { textDecorationThickness: '0.12em' },
  }),
);

export const tone = styleVariants({
  action: component({ color: vars.color.action.subtleText, fontWeight: vars.type.weight.medium }),
  inherit: component({ color: 'inherit' }),
});

/** A link that stands alone is a target of its own and must be large enough for a finger. */
export const standalone = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsmall,
    minBlockSize: target,
    fontWeight: vars.type.weight.strong,
    textDecorationColor: 'transparent',
    ':hover': { textDecorationColor: 'currentcolor' },
  }),
);
