import { breakpoints, line, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow, type } = vars;

const aRowOf = (count: number) => `100% / ${count} - ${space.xsmall}`;

export const tiles = recipe({
  base: component({ display: 'grid' }),
  variants: {
    size: {
      small: component({
        // Six a row where they fit, else three, else two: six fill their rows in each case.
        gridTemplateColumns: `repeat(auto-fill, minmax(max(5.25rem, clamp(${aRowOf(6)}, (35rem - 100%) * 999, ${aRowOf(3)})), 1fr))`,
        gap: space.xsmall,
      }),
      large: component({
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))',
        gap: space.small,
      }),
      // Two a row on a phone, else as many as there are.
      wide: component({
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
        gap: space.small,
        '@media': {
          [breakpoints.medium]: {
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(10rem, 22%)), 1fr))',
          },
        },
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
        minBlockSize: target,
        borderWidth: line.medium,
        borderColor: color.action.rest,
        background: color.surface,
        color: color.action.subtleText,
        fontVariantNumeric: 'tabular-nums',
        ':hover': { background: color.action.rest, color: color.action.text },
        '@media': { '(forced-colors: active)': { borderColor: 'LinkText' } },
      }),
      large: component({
        flexDirection: 'column',
        // Signs of a row are level, however many lines their names have.
        justifyContent: 'flex-start',
        gap: space.xsmall,
        paddingBlock: `calc(${space.medium} + ${space.xxsmall})`,
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
      wide: component({
        justifyContent: 'flex-start',
        gap: space.small,
        minBlockSize: '4rem',
        padding: space.small,
        borderColor: color.border,
        background: color.surface,
        color: color.text,
        boxShadow: shadow.card,
        borderRadius: radius.card,
        lineHeight: type.lineHeight.tight,
        textAlign: 'start',
        ':hover': { background: color.action.subtle, borderColor: color.action.rest },
        '@media': {
          [`not ${breakpoints.medium}`]: {
            flexDirection: 'column',
            alignItems: 'flex-start',
            padding: space.medium,
          },
        },
      }),
    },
  },
  defaultVariants: { size: 'small' },
});

/** What leads to the tiles that are not shown: the same cell, without an edge of its own. */
export const rest = style([
  tile({ size: 'small' }),
  component({
    borderColor: 'transparent',
    background: color.action.subtle,
    cursor: 'pointer',
  }),
]);

/** Folded away only where a script can unfold it. */
export const folded = style(
  component({ display: 'none', '@media': { '(scripting: none)': { display: 'flex' } } }),
);

export const unfold = style([item, component({ '@media': { '(scripting: none)': { display: 'none' } } })]);

export type TileVariants = NonNullable<RecipeVariants<typeof tile>>;
