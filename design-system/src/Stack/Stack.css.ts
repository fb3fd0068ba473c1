import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';

export const stack = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const align = styleVariants({
  start: component({ alignItems: 'flex-start' }),
  center: component({ alignItems: 'center', textAlign: 'center' }),
  end: component({ alignItems: 'flex-end' }),
  stretch: component({ alignItems: 'stretch' }),
});
