import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { bare, frame } from '../Field/Field.css.ts';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const row = recipe({
  base: [frame, component({ paddingInline: space.none })],
  variants: {
    width: {
      full: '',
      medium: component({ maxInlineSize: '20rem' }),
      short: component({ maxInlineSize: '12rem' }),
    },
  },
  defaultVariants: { width: 'short' },
});

export const input = style([
  bare,
  component({ textAlign: 'center', fontVariantNumeric: 'tabular-nums', fontWeight: vars.type.weight.medium }),
]);
export const unit = style(component({ color: vars.color.textMuted, paddingInlineEnd: space.xsmall }));
