import { motion, space, target } from '@portal/tokens/shared';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const link = recipe({
  base: component({
    borderRadius: vars.radius.small,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: 'from-font',
    transitionProperty: 'text-decoration-color, color',
    transitionDuration: motion.duration.quick,
    ':hover': { textDecorationThickness: '0.12em' },
  }),
  variants: {
    tone: {
      action: component({ color: vars.color.action.subtleText, fontWeight: vars.type.weight.medium }),
      inherit: component({ color: 'inherit' }),
    },
    /** A link that stands alone is a target of its own and must be large enough for a finger. */
    isStandalone: {
      true: component({
        display: 'inline-flex',
        alignItems: 'center',
        gap: space.xsmall,
        minBlockSize: target,
        fontWeight: vars.type.weight.strong,
        textDecorationColor: 'transparent',
        ':hover': { textDecorationColor: 'currentcolor' },
      }),
    },
  },
  defaultVariants: { tone: 'action' },
});

export type LinkVariants = NonNullable<RecipeVariants<typeof link>>;
