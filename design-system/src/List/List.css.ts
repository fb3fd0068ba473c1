import { space } from '@portal/tokens/shared';
import { globalStyle } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { ownSpace } from '../styling/space.css.ts';
import { vars } from '../themes/contract.css.ts';

export const list = recipe({
  base: component({ display: 'flex', flexDirection: 'column', gap: ownSpace }),
  variants: {
    kind: {
      bullet: component({ listStyle: 'disc', paddingInlineStart: '1.25em' }),
      number: component({ listStyle: 'decimal', paddingInlineStart: '1.5em' }),
      plain: component({}),
    },
  },
  defaultVariants: { kind: 'bullet' },
});

export type ListVariants = NonNullable<RecipeVariants<typeof list>>;

const { base, variants } = list.classNames;

globalStyle(`${base} > li::marker`, {
  '@layer': { component: { color: vars.color.action.subtleText, fontWeight: vars.type.weight.strong } },
});
globalStyle(`${base} > li`, { '@layer': { component: { paddingInlineStart: space.xxsmall } } });
globalStyle(`${variants.kind.plain} > li`, { '@layer': { component: { paddingInlineStart: 0 } } });
