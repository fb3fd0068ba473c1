import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { control, mediumWidth } from '../Field/Field.css.ts';
import { component } from '../styling/layer.ts';

export const input = recipe({
  base: control,
  variants: {
    /** As wide as the expected value, so that the shape already says what to type. */
    width: {
      full: '',
      medium: mediumWidth,
      short: component({ maxInlineSize: '10rem' }),
    },
  },
  defaultVariants: { width: 'full' },
});

export type InputVariants = NonNullable<RecipeVariants<typeof input>>;
