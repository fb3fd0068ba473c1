import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { ownSpace } from '../styling/space.css.ts';

export const inline = recipe({
  base: component({ display: 'flex', flexWrap: 'wrap', gap: ownSpace, minInlineSize: 0 }),
  variants: {
    align: {
      start: component({ alignItems: 'flex-start' }),
      center: component({ alignItems: 'center' }),
      end: component({ alignItems: 'flex-end' }),
      baseline: component({ alignItems: 'baseline' }),
    },
    justify: {
      start: component({ justifyContent: 'flex-start' }),
      center: component({ justifyContent: 'center' }),
      end: component({ justifyContent: 'flex-end' }),
      between: component({ justifyContent: 'space-between' }),
    },
    isSingleLine: { true: component({ flexWrap: 'nowrap' }) },
  },
  defaultVariants: { align: 'center', justify: 'start' },
});

export type InlineVariants = NonNullable<RecipeVariants<typeof inline>>;
