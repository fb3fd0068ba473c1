import { breakpoints, line, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const list = recipe({
  base: component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  variants: {
    layout: {
      rows: component({ gap: 0 }),
      stacked: component({ gap: space.medium }),
      sums: component({ gap: 0 }),
    },
  },
  defaultVariants: { layout: 'rows' },
});

export type DefinitionListVariants = NonNullable<RecipeVariants<typeof list>>;

const inRows = `${list.classNames.variants.layout.rows} > &`;
const inSums = `${list.classNames.variants.layout.sums} > &`;

export const row = style(
  component({
    selectors: {
      [inRows]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: `${space.xxsmall} ${space.large}`,
        paddingBlock: space.small,
      },
      [inSums]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'baseline',
        gap: space.medium,
        paddingBlock: space.small,
      },
      [`${inRows} + &, ${inSums} + &`]: {
        borderBlockStart: `${line.thin} solid ${vars.color.border}`,
      },
    },
    '@media': {
      [`${breakpoints.medium}, print`]: {
        selectors: {
          [inRows]: { gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, 2fr)', alignItems: 'baseline' },
        },
      },
      print: { breakInside: 'avoid', selectors: { [inRows]: { paddingBlock: space.xxsmall } } },
    },
  }),
);

export const term = style(component({ color: vars.color.textMuted, fontSize: vars.type.size.small }));
export const description = style(component({ fontWeight: vars.type.weight.medium }));
