import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { bare, frame, mediumWidth } from '../Field/Field.css.ts';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const row = recipe({
  base: [frame, component({ paddingInline: space.none })],
  variants: {
    width: {
      full: '',
      medium: mediumWidth,
      short: component({ maxInlineSize: '12rem' }),
    },
  },
  defaultVariants: { width: 'short' },
});

export const unit = style(
  component({ flex: 1, paddingInlineStart: space.xsmall, color: vars.color.textMuted, textAlign: 'start' }),
);
export const input = style([
  bare,
  component({
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.type.weight.medium,
    // Number and unit meet in the middle.
    selectors: { [`&:has(+ ${unit})`]: { textAlign: 'end' } },
  }),
]);
