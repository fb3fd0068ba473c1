import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';

export const illustration = recipe({
  base: component({ display: 'block', blockSize: 'auto', marginInline: 'auto' }),
  variants: {
    size: {
      inline: component({ inlineSize: '9rem' }),
      small: component({ inlineSize: 'min(100%, 11rem)' }),
      medium: component({ inlineSize: 'min(100%, 18rem)' }),
      full: component({ inlineSize: '100%' }),
    },
  },
  defaultVariants: { size: 'medium' },
});

export type IllustrationVariants = NonNullable<RecipeVariants<typeof illustration>>;
