import { space } from '@portal/tokens/shared';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { control } from '../Field/Field.css.ts';
import { component } from '../styling/layer.ts';

/** Number of lines visible at once; with more the field grows. */
const lines = (count: number) => component({ minBlockSize: `calc(${count}lh + 2 * ${space.small})` });

export const textarea = recipe({
  base: [
    control,
    component({
      display: 'block',
      // Where a browser does not support it, the reader can resize the field by hand.
      fieldSizing: 'content',
      resize: 'vertical',
      maxBlockSize: '32rem',
      paddingBlock: space.small,
      overflowWrap: 'anywhere',
    }),
  ],
  variants: { size: { short: lines(2), medium: lines(4), tall: lines(8) } },
  defaultVariants: { size: 'medium' },
});

export type TextAreaVariants = NonNullable<RecipeVariants<typeof textarea>>;
