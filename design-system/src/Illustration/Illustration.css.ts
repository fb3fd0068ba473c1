import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';

export const illustration = style(component({ display: 'block', blockSize: 'auto', marginInline: 'auto' }));
export const size = styleVariants({
  small: component({ inlineSize: 'min(100%, 11rem)' }),
  medium: component({ inlineSize: 'min(100%, 18rem)' }),
  full: component({ inlineSize: '100%' }),
});
