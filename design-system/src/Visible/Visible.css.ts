import { belowWide, breakpoints } from '@portal/tokens/shared';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { hidden } from '../styling/hidden.ts';
import { utility } from '../styling/layer.ts';

export const visible = recipe({
  variants: {
    from: {
      medium: utility({ '@media': { [`not ${breakpoints.medium}`]: { display: 'none' } } }),
      large: utility({ '@media': { [`not ${breakpoints.large}`]: { display: 'none' } } }),
      wide: utility({ '@media': { [`${belowWide} and (scripting: enabled)`]: { display: 'none' } } }),
    },
    below: {
      medium: utility({ '@media': { [breakpoints.medium]: { display: 'none' } } }),
      large: utility({ '@media': { [breakpoints.large]: { display: 'none' } } }),
      wide: utility({
        '@media': {
          [`not all and ${belowWide}`]: { display: 'none' },
          '(scripting: none)': { display: 'none' },
        },
      }),
    },
    seenFrom: { medium: utility({ '@media': { [`not ${breakpoints.medium}`]: hidden } }) },
    on: { screen: utility({ '@media': { print: { display: 'none' } } }) },
    needsScripts: { true: utility({ '@media': { '(scripting: none)': { display: 'none' } } }) },
  },
});

export type VisibleVariants = NonNullable<RecipeVariants<typeof visible>>;
