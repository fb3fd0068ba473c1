import { breakpoints, space } from '@portal/tokens/shared';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

export const leaf = recipe({
  base: component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderRadius: radius.control,
    lineHeight: type.lineHeight.tight,
    fontSize: type.size.small,
  }),
  variants: {
    size: {
      small: component({ inlineSize: '3.25rem', minBlockSize: '2.75rem' }),
      medium: component({
        inlineSize: '3.75rem',
        minBlockSize: '5rem',
        '@media': { [breakpoints.medium]: { inlineSize: '4.5rem' } },
      }),
    },
    tone: {
      accent: component({ background: color.accent.soft, color: color.accent.text }),
      neutral: component({ background: color.surfaceSunken, color: color.textMuted }),
    },
  },
  defaultVariants: { size: 'medium', tone: 'accent' },
});

export const day = recipe({
  base: component({
    fontFamily: type.family.heading,
    fontWeight: type.weight.heading,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
  }),
  variants: {
    size: {
      small: component({ fontSize: type.size.heading4 }),
      medium: component({ fontSize: type.size.heading2, paddingBlock: `calc(${space.xxsmall} / 2)` }),
    },
  },
  defaultVariants: { size: 'medium' },
});

export type LeafVariants = NonNullable<RecipeVariants<typeof leaf>>;
