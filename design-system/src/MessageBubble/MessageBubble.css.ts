import { breakpoints, line, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow, type } = vars;

export const message = recipe({
  base: component({
    display: 'grid',
    columnGap: space.xsmall,
    rowGap: space.xxsmall,
    alignItems: 'end',
    inlineSize: 'fit-content',
    maxInlineSize: '94%',
    overflowWrap: 'anywhere',
    // The focus that comes to a message is not cut by the header above it.
    scrollMarginBlock: space.xlarge,
    '@media': { [breakpoints.medium]: { maxInlineSize: 'min(80%, 34rem)' }, print: { breakInside: 'avoid' } },
  }),
  variants: {
    side: {
      start: component({ justifySelf: 'start', alignSelf: 'flex-start' }),
      end: component({ justifySelf: 'end', alignSelf: 'flex-end', justifyItems: 'end' }),
    },
    hasFace: {
      true: component({ gridTemplateColumns: 'auto minmax(0, 1fr)' }),
      false: component({ gridTemplateColumns: 'minmax(0, 1fr)' }),
    },
  },
  defaultVariants: { side: 'start' },
});

export type MessageVariants = NonNullable<RecipeVariants<typeof message>>;

const beside = component({
  selectors: { [`${message.classNames.variants.hasFace.true} > &`]: { gridColumn: 2 } },
});

export const heading = style([
  beside,
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.xsmall,
    color: color.textMuted,
    fontSize: type.size.small,
    paddingInline: space.xsmall,
  }),
]);

export const author = style(component({ color: color.text, fontWeight: type.weight.strong }));

/** Beside the last line, as the one who speaks. */
export const face = style(component({ display: 'flex', gridColumn: 1, gridRow: 2 }));

export const bubble = recipe({
  base: [
    beside,
    component({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.small,
      paddingBlock: space.small,
      paddingInline: space.medium,
      borderRadius: radius.card,
      // Forced colours take grounds away; the border then shows where it ends.
      border: `${line.thin} solid transparent`,
      minInlineSize: 0,
    }),
  ],
  variants: {
    side: {
      start: component({
        background: color.surface,
        boxShadow: shadow.card,
        borderEndStartRadius: radius.small,
      }),
      end: component({
        background: color.brand.decorSoft,
        color: color.brand.decorText,
        borderEndEndRadius: radius.small,
      }),
    },
    isGone: {
      true: component({
        background: 'transparent',
        boxShadow: 'none',
        color: color.textMuted,
        border: `${line.thin} dashed ${color.borderStrong}`,
      }),
    },
  },
});

export const note = style([
  beside,
  component({ color: color.textMuted, fontSize: type.size.small, paddingInline: space.xsmall }),
]);
