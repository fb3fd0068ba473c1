import { breakpoints, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
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
    inlineSize: '3.75rem',
    minBlockSize: '5rem',
    borderRadius: radius.control,
    lineHeight: type.lineHeight.tight,
    fontSize: type.size.small,
    '@media': { [breakpoints.medium]: { inlineSize: '4.5rem' } },
  }),
  variants: {
    tone: {
      accent: component({ background: color.accent.soft, color: color.accent.text }),
      neutral: component({ background: color.surfaceSunken, color: color.textMuted }),
    },
  },
  defaultVariants: { tone: 'accent' },
});

export const day = style(
  component({
    fontFamily: type.family.heading,
    fontSize: type.size.heading2,
    fontWeight: type.weight.heading,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    paddingBlock: `calc(${space.xxsmall} / 2)`,
  }),
);

export type LeafVariants = NonNullable<RecipeVariants<typeof leaf>>;
