import { breakpoints } from '@portal/tokens/shared';
import { globalStyle } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { ownSpace } from '../styling/space.css.ts';

const below = {
  medium: `not ${breakpoints.medium}`,
  large: `not ${breakpoints.large}`,
} as const;

const stacked = { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch' } as const;

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
    stacksBelow: {
      medium: component({ '@media': { [below.medium]: stacked } }),
      large: component({ '@media': { [below.large]: stacked } }),
    },
  },
  defaultVariants: { align: 'center', justify: 'start' },
});

// A child with a word longer than the line breaks it instead of sticking out.
globalStyle(`${inline.classNames.base} > *`, { '@layer': { component: { maxInlineSize: '100%' } } });

export type InlineVariants = NonNullable<RecipeVariants<typeof inline>>;
