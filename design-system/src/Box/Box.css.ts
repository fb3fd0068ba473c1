import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius } = vars;

export const background = styleVariants({
  none: component({}),
  surface: component({ background: color.surface }),
  sunken: component({ background: color.surfaceSunken }),
  subtle: component({ background: color.action.subtle }),
  brand: component({ background: color.brand.decorSoft, color: color.brand.decorText }),
});
export const rounded = style(component({ borderRadius: radius.card }));
