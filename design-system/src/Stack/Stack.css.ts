import { line, space } from '@portal/tokens/shared';
import { globalStyle } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { ownSpace } from '../styling/space.css.ts';
import { vars } from '../themes/contract.css.ts';

export const stack = recipe({
  base: component({ display: 'flex', flexDirection: 'column', gap: ownSpace, minInlineSize: 0 }),
  variants: {
    align: {
      start: component({ alignItems: 'flex-start' }),
      center: component({ alignItems: 'center', textAlign: 'center' }),
      end: component({ alignItems: 'flex-end' }),
      stretch: component({ alignItems: 'stretch' }),
    },
    isFilling: { true: component({ blockSize: '100%' }) },
    isRuled: { true: {}, flush: {} },
  },
  defaultVariants: { align: 'stretch' },
});

const { start, center, end } = stack.classNames.variants.align;

// Not where children are stretched: there a `Bleed` is wider than the stack.
for (const aligned of [start, center, end]) {
  globalStyle(`${aligned} > *`, { '@layer': { component: { maxInlineSize: '100%' } } });
}

// Of a size: a child that spaces its own children has another `ownSpace`.
globalStyle(`${stack.classNames.variants.isRuled.true} > * + *`, {
  '@layer': {
    component: {
      borderBlockStart: `${line.thin} solid ${vars.color.border}`,
      paddingBlockStart: space.medium,
    },
  },
});

globalStyle(`${stack.classNames.variants.isRuled.flush} > * + *`, {
  '@layer': { component: { borderBlockStart: `${line.thin} solid ${vars.color.border}` } },
});

export type StackVariants = NonNullable<RecipeVariants<typeof stack>>;
