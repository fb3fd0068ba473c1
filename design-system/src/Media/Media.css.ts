import { breakpoints, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';

export const media = recipe({
  // Each part has its column whether it is there or not; the gaps belong to the outer columns.
  base: component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    minInlineSize: 0,
  }),
  variants: {
    align: {
      start: component({ alignItems: 'start' }),
      center: component({ alignItems: 'center' }),
    },
  },
  defaultVariants: { align: 'center' },
});

/** With what brings the space after it along. */
export const flushStart = style(component({ gridColumn: 1, display: 'flex' }));

export const start = style([
  flushStart,
  component({
    marginInlineEnd: space.small,
    '@media': { [breakpoints.medium]: { marginInlineEnd: space.medium } },
  }),
]);

export const words = style(
  component({
    gridColumn: 2,
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxsmall,
    minInlineSize: 0,
  }),
);

const beside = { gridColumn: 3, marginInlineStart: space.medium } as const;

export const end = recipe({
  base: component({ display: 'flex' }),
  variants: {
    onSmall: {
      beside: component(beside),
      below: component({
        gridColumn: 2,
        marginBlockStart: space.xxsmall,
        '@media': { [breakpoints.medium]: { ...beside, marginBlockStart: 0 } },
      }),
      hidden: component({
        display: 'none',
        '@media': { [breakpoints.medium]: { ...beside, display: 'flex' } },
      }),
    },
  },
  defaultVariants: { onSmall: 'beside' },
});

export type MediaVariants = NonNullable<RecipeVariants<typeof media>>;
export type EndVariants = NonNullable<RecipeVariants<typeof end>>;
