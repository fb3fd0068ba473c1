import { icon as tokens } from '@portal/tokens/shared';
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';

export const icon = style(
  component({
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: tokens.stroke,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

const side = (length: string) => component({ inlineSize: length, blockSize: length });

export const size = styleVariants({
  small: side(tokens.small),
  medium: side(tokens.medium),
  large: side(tokens.large),
});

/** Points the other way where text runs from right to left. */
export const directional = style(component({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));
