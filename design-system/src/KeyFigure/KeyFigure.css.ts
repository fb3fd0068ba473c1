import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

export const keyFigure = recipe({
  base: component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxsmall,
    padding: space.medium,
    borderRadius: radius.control,
    overflowWrap: 'anywhere',
    '@media': { print: { padding: 0 } },
  }),
  variants: {
    tone: {
      accent: component({ background: color.accent.soft, color: color.accent.text }),
      neutral: component({ background: color.surfaceSunken, color: color.text }),
      success: component({ background: color.success.subtle, color: color.success.subtleText }),
      warning: component({ background: color.warning.subtle, color: color.warning.subtleText }),
      danger: component({ background: color.danger.subtle, color: color.danger.subtleText }),
    },
  },
  defaultVariants: { tone: 'accent' },
});

export const label = style(component({ fontWeight: type.weight.medium }));

export const figure = style(
  component({
    fontFamily: type.family.heading,
    // As large as on a wide screen: it is read at arm's length, on the way.
    fontSize: `max(${type.size.heading2}, 1.75rem)`,
    fontWeight: type.weight.heading,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: type.tracking.heading,
    lineHeight: type.lineHeight.tight,
    '@media': { print: { fontSize: type.size.heading4 } },
  }),
);

export const detail = style(component({ fontSize: type.size.small }));

export type KeyFigureVariants = NonNullable<RecipeVariants<typeof keyFigure>>;
