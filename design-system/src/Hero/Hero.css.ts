import { breakpoints, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius } = vars;

export const hero = recipe({
  base: component({
    display: 'grid',
    alignItems: 'center',
    gap: space.medium,
    padding: space.large,
    borderRadius: radius.overlay,
    overflow: 'hidden',
    '@media': {
      [breakpoints.medium]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        padding: space.xlarge,
      },
      [breakpoints.large]: { paddingInline: space.xxlarge },
    },
  }),
  variants: {
    tone: {
      brand: component({ background: color.brand.decorSoft, color: color.brand.decorText }),
      success: component({ background: color.success.subtle, color: color.success.subtleText }),
    },
  },
  defaultVariants: { tone: 'brand' },
});

export type HeroVariants = NonNullable<RecipeVariants<typeof hero>>;

export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.medium,
    '@media': { [breakpoints.medium]: { paddingBlock: space.large } },
  }),
);

/** Short screens show the text first, and the drawing only as far as there is room beside it. */
export const drawing = style(component({ inlineSize: '100%', maxInlineSize: '27rem', marginInline: 'auto' }));
