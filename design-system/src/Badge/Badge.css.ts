import { line, space } from '@portal/tokens/shared';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

export const badge = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxsmall,
    paddingBlock: '0.125rem',
    paddingInline: '0.625rem',
    border: `${line.thin} solid transparent`,
    borderRadius: radius.pill,
    fontSize: type.size.small,
    fontWeight: type.weight.strong,
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
  }),
  variants: {
    tone: {
      neutral: component({ background: color.surfaceSunken, color: color.textMuted }),
      accent: component({ background: color.accent.soft, color: color.accent.text }),
      success: component({ background: color.success.subtle, color: color.success.subtleText }),
      warning: component({ background: color.warning.subtle, color: color.warning.subtleText }),
      danger: component({ background: color.danger.subtle, color: color.danger.subtleText }),
      solid: component({ background: color.action.rest, color: color.action.text }),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BadgeVariants = NonNullable<RecipeVariants<typeof badge>>;
