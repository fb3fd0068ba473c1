import { line, motion, space } from '@portal/tokens/shared';
import { keyframes } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { actionsDirection, ground, inset } from '../Dialog/Dialog.css.ts';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, shadow } = vars;

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });

export const drawer = recipe({
  base: component({
    vars: { [inset]: space.medium, [actionsDirection]: 'column', [ground]: color.surface },
    display: 'flex',
    flexDirection: 'column',
    gap: space.medium,
    inlineSize: 'min(22rem, 88vw)',
    padding: inset,
    background: ground,
    boxShadow: shadow.overlay,
    animationDuration: motion.duration.calm,
    animationTimingFunction: motion.easing,
    borderInline: `${line.thin} solid transparent`,
  }),
  variants: {
    side: {
      start: component({
        justifySelf: 'start',
        animationName: fromLeft,
        selectors: { '[dir=rtl] &': { animationName: fromRight } },
      }),
      end: component({
        justifySelf: 'end',
        animationName: fromRight,
        selectors: { '[dir=rtl] &': { animationName: fromLeft } },
      }),
    },
  },
  defaultVariants: { side: 'start' },
});

export type DrawerVariants = NonNullable<RecipeVariants<typeof drawer>>;
