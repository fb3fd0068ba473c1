import { breakpoints, line, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow, type } = vars;

export const tiles = recipe({
  base: component({ display: 'grid' }),
  variants: {
    size: {
      small: component({
        gridTemplateColumns: 'repeat(auto-fill, minmax(5.25rem, 1fr))',
        gap: space.xsmall,
      }),
      large: component({
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))',
        gap: space.small,
      }),
    },
  },
  defaultVariants: { size: 'small' },
});

export const item = style(component({ display: 'flex', minInlineSize: 0 }));

export const tile = recipe({
  base: component({
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: 0,
    border: `${line.thin} solid transparent`,
    borderRadius: radius.control,
    fontWeight: type.weight.strong,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    transitionProperty: 'background-color, color, border-color',
    transitionDuration: motion.duration.quick,
  }),
  variants: {
    size: {
      small: component({
        gap: space.xxsmall,
        minBlockSize: `calc(${target} + ${space.xxsmall})`,
        background: color.action.subtle,
        color: color.action.subtleText,
        fontVariantNumeric: 'tabular-nums',
        ':hover': { background: color.action.rest, color: color.action.text },
        '@media': { '(forced-colors: active)': { borderColor: 'LinkText' } },
      }),
      large: component({
        flexDirection: 'column',
        gap: space.xsmall,
        minBlockSize: '6.5rem',
        paddingBlock: space.medium,
        paddingInline: space.xxsmall,
        borderColor: color.border,
        background: color.surface,
        color: color.text,
        boxShadow: shadow.card,
        fontSize: type.size.small,
        lineHeight: type.lineHeight.tight,
        ':hover': { background: color.action.subtle, borderColor: color.action.rest },
        '@media': { [breakpoints.medium]: { fontSize: type.size.body } },
      }),
    },
  },
  defaultVariants: { size: 'small' },
});

export type TileVariants = NonNullable<RecipeVariants<typeof tile>>;
