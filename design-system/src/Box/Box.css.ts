import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { ownSpace } from '../styling/space.css.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius } = vars;

export const box = recipe({
  base: component({ padding: ownSpace }),
  variants: {
    background: {
      none: '',
      surface: component({ background: color.surface }),
      sunken: component({ background: color.surfaceSunken }),
      subtle: component({ background: color.info.subtle }),
      brand: component({ background: color.brand.decorSoft, color: color.brand.decorText }),
    },
    isRounded: { true: component({ borderRadius: radius.card }) },
  },
  defaultVariants: { background: 'none' },
});

export type BoxVariants = NonNullable<RecipeVariants<typeof box>>;
