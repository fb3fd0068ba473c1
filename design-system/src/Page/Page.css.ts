import { breakpoints, measure, space } from '@portal/tokens/shared';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';

const limit = (length: string) => component({ maxInlineSize: `calc(${length} + 2 * ${space.xlarge})` });

export const page = recipe({
  base: component({
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: space.medium,
    '@media': {
      [breakpoints.medium]: { paddingInline: space.large },
      [breakpoints.large]: { paddingInline: space.xlarge },
    },
  }),
  variants: {
    width: { narrow: limit(measure.narrow), prose: limit(measure.prose), page: limit(measure.page) },
    // Not a plain rule that removes the space: the rules for screens come after it and would win.
    isFlush: {
      false: component({
        paddingBlock: `${space.large} ${space.xxlarge}`,
        '@media': { [breakpoints.large]: { paddingBlock: `${space.xxlarge} ${space.huge}` } },
      }),
    },
  },
  defaultVariants: { width: 'page', isFlush: false },
});

export type PageVariants = NonNullable<RecipeVariants<typeof page>>;
