import { breakpoints, line, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { heroRoles } from '../styling/hero-roles.ts';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { hero: own, success } = vars.color;

/** How far a panel reaches over the opening. */
const overlap = space.xxlarge;

export const hero = recipe({
  base: component({
    display: 'grid',
    // No wider than the opening, which cuts off what is: with large text long words break.
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.medium,
    padding: space.large,
    borderRadius: vars.hero.radius,
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
      brand: component({
        background: own.ground,
        color: own.text,
        vars: heroRoles,
        mask: vars.hero.mask,
        paddingBlockEnd: `calc(${space.large} + ${vars.hero.edge})`,
        '@media': { [breakpoints.medium]: { paddingBlockEnd: `calc(${space.xlarge} + ${vars.hero.edge})` } },
      }),
      success: component({ background: success.subtle, color: success.subtleText }),
    },
    hasPanel: {
      true: component({
        paddingBlockEnd: `calc(${overlap} + ${space.large} + ${vars.hero.edge})`,
        '@media': {
          [breakpoints.medium]: { paddingBlockEnd: `calc(${overlap} + ${space.medium} + ${vars.hero.edge})` },
        },
      }),
    },
    /** The drawing itself is 0.75 of its width high. */
    isHeader: {
      true: component({ '@media': { [breakpoints.large]: { aspectRatio: '1 / 0.45' } } }),
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
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': { [breakpoints.medium]: { paddingBlock: space.large } },
  }),
);

/** Short screens show the text first, and the drawing only as far as there is room beside it. */
export const drawing = style(component({ inlineSize: '100%', maxInlineSize: '27rem', marginInline: 'auto' }));

export const drawingFromMedium = style([
  drawing,
  component({ '@media': { [`not ${breakpoints.medium}`]: { display: 'none' } } }),
]);

/** How much of its column's width a drawing that bleeds has beyond the opening's edges: its own empty margin and a little more. */
const cutAtEnd = '14%';
const cutBelow = '8%';
const bleeding = (side: string) => ({
  marginInlineEnd: `calc(-1 * ${side} - ${cutAtEnd})`,
  inlineSize: `calc(100% + ${side} + ${cutAtEnd})`,
});

/** Behind a panel: it runs off the opening's edges, which cut it. */
export const drawingThatBleeds = style([
  drawingFromMedium,
  component({
    alignSelf: 'end',
    maxInlineSize: 'none',
    marginInlineStart: 0,
    marginBlockStart: `calc(-1 * ${space.large})`,
    marginBlockEnd: `calc(${vars.hero.edge} - ${overlap} - ${space.medium} - ${cutBelow})`,
    '@media': { [breakpoints.medium]: bleeding(space.xlarge), [breakpoints.large]: bleeding(space.xxlarge) },
  }),
]);

/** Outside the opening, so that what stands on it has the page's own colours. */
export const panel = style(
  component({
    position: 'relative',
    marginBlockStart: `calc(-1 * (${overlap} + ${vars.hero.edge}))`,
    marginInline: space.small,
    padding: space.medium,
    // Forced colours take shadows away; the border then shows where it ends.
    border: `${line.thin} solid transparent`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.lifted,
    '@media': {
      [breakpoints.medium]: { marginInline: space.xlarge, padding: space.large },
      [breakpoints.large]: { marginInline: space.xxlarge },
    },
  }),
);
