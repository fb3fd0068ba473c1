import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';

export const inline = style(component({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 }));
export const nowrap = style(component({ flexWrap: 'nowrap' }));

export const align = styleVariants({
  start: component({ alignItems: 'flex-start' }),
  center: component({ alignItems: 'center' }),
  end: component({ alignItems: 'flex-end' }),
  baseline: component({ alignItems: 'baseline' }),
});

export const justify = styleVariants({
  start: component({ justifyContent: 'flex-start' }),
  center: component({ justifyContent: 'center' }),
  end: component({ justifyContent: 'flex-end' }),
  between: component({ justifyContent: 'space-between' }),
});
