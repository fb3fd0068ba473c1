import { breakpoints, measure, space } from '@portal/tokens/shared';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';

const limit = (length: string) => component({ maxInlineSize: `calc(${length} + 2 * ${space.xlarge})` });

export const page = recipe({
  base: component({
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: space.medium,
    paddingBlock: `${space.large} ${space.xxlarge}`,
    '@media': {
      [breakpoints.medium]: { paddingInline: space.large },
      [breakpoints.large]: { paddingInline: space.xlarge, paddingBlock: `${space.xxlarge} ${space.huge}` },
    },
  }),
  variants: {
    width: { narrow: limit(measure.narrow), prose: limit(measure.prose), page: limit(measure.page) },
    isFlush: { true: component({ paddingBlock: 0 }) },
  },
  defaultVariants: { width: 'page' },
});

export type PageVariants = NonNullable<RecipeVariants<typeof page>>;
