import { breakpoints } from '@portal/tokens/shared';
import { globalStyle, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { ownSpace } from '../styling/space.css.ts';

const below = {
  medium: `not ${breakpoints.medium}`,
  large: `not ${breakpoints.large}`,
} as const;

const stacked = { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch' } as const;

/** The first child has what the others leave, on small screens as long as that is nine rem: with large text they take a line of their own. */
const growing = style({});
globalStyle(`${growing} > :first-child`, {
  '@layer': {
    component: {
      flex: '1 1 9rem',
      minInlineSize: 0,
      '@media': { [breakpoints.large]: { flexBasis: 'auto' } },
    },
  },
});

const dotRoom = '1rem';

/** Before each child a dot in the room of its own, which goes with it to the next line. */
const dotted = style({});
globalStyle(`${dotted} > *`, {
  '@layer': { component: { position: 'relative', paddingInlineStart: dotRoom } },
});
globalStyle(`${dotted} > *::before`, {
  '@layer': {
    component: {
      content: ['"·"', '"·" / ""'],
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: dotRoom,
      textAlign: 'center',
    },
  },
});

export const inline = recipe({
  base: component({ display: 'flex', flexWrap: 'wrap', gap: ownSpace, minInlineSize: 0 }),
  variants: {
    align: {
      start: component({ alignItems: 'flex-start' }),
      center: component({ alignItems: 'center' }),
      end: component({ alignItems: 'flex-end' }),
      baseline: component({ alignItems: 'baseline' }),
    },
    justify: {
      start: component({ justifyContent: 'flex-start' }),
      center: component({ justifyContent: 'center' }),
      end: component({ justifyContent: 'flex-end' }),
      between: component({ justifyContent: 'space-between' }),
    },
    growsFirst: { true: growing },
    // The line begins to the left of its box, which cuts off the dot before its first child.
    isDotted: {
      true: [
        dotted,
        component({
          columnGap: 0,
          marginInlineStart: `calc(-1 * ${dotRoom})`,
          clipPath: `inset(0 0 0 ${dotRoom})`,
          selectors: { '&:dir(rtl)': { clipPath: `inset(0 ${dotRoom} 0 0)` } },
        }),
      ],
    },
    hasTightLines: { true: component({ rowGap: 0 }) },
    isSingleLine: { true: component({ flexWrap: 'nowrap' }) },
    stacksBelow: {
      medium: component({ '@media': { [below.medium]: stacked } }),
      large: component({ '@media': { [below.large]: stacked } }),
    },
  },
  defaultVariants: { align: 'center', justify: 'start' },
});

// A child with a word longer than the line breaks it instead of sticking out.
globalStyle(`${inline.classNames.base} > *`, { '@layer': { component: { maxInlineSize: '100%' } } });

export type InlineVariants = NonNullable<RecipeVariants<typeof inline>>;
