import { icon as tokens } from '@portal/tokens/shared';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';

const side = (length: string) => component({ inlineSize: length, blockSize: length });

export const icon = recipe({
  base: component({
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: tokens.stroke,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  variants: {
    size: {
      small: side(tokens.small),
      medium: side(tokens.medium),
      large: side(tokens.large),
    },
    /** Points the other way where text runs from right to left. */
    isDirectional: { true: component({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }) },
  },
  defaultVariants: { size: 'medium' },
});

export type IconVariants = NonNullable<RecipeVariants<typeof icon>>;
