import { avatar, breakpoints, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';

export const list = recipe({
  base: component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large }),
  variants: {
    layout: {
      rows: component({}),
      columns: component({
        '@media': {
          [breakpoints.medium]: {
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
            gap: space.xlarge,
          },
        },
      }),
    },
  },
  defaultVariants: { layout: 'rows' },
});

export const step = recipe({
  base: component({ display: 'flex', alignItems: 'flex-start', gap: space.medium }),
  variants: {
    layout: {
      rows: component({}),
      columns: component({ '@media': { [breakpoints.medium]: { flexDirection: 'column' } } }),
    },
  },
  defaultVariants: { layout: 'rows' },
});

/** The first line is level with its number, however many follow. */
export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxsmall,
    flex: '1 1 auto',
    minInlineSize: 0,
    paddingBlockStart: `calc((${avatar.medium} - 1.6em) / 2)`,
    overflowWrap: 'anywhere',
  }),
);

export type ListVariants = NonNullable<RecipeVariants<typeof list>>;
