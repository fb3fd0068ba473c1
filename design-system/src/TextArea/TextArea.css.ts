import { space } from '@portal/tokens/shared';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { control } from '../Field/Field.css.ts';
import { component } from '../styling/layer.ts';

/** So many lines are seen at once; more of them make the field grow. */
const lines = (count: number) => component({ minBlockSize: `calc(${count}lh + 2 * ${space.small})` });

export const textarea = recipe({
  base: [
    control,
    component({
      display: 'block',
      // Where a browser does not know it, the reader's own hand makes the field larger.
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
