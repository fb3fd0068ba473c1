import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, type } = vars;

export const size = styleVariants({
  small: component({ fontSize: type.size.small }),
  body: component({ fontSize: type.size.body }),
  lead: component({ fontSize: type.size.lead, textWrap: 'pretty' }),
});

export const tone = styleVariants({
  default: component({ color: color.text }),
  muted: component({ color: color.textMuted }),
  danger: component({ color: color.danger.subtleText }),
  success: component({ color: color.success.subtleText }),
  inherit: component({ color: 'inherit' }),
});

export const weight = styleVariants(type.weight, (fontWeight) => component({ fontWeight }));

export const align = styleVariants({
  start: component({ textAlign: 'start' }),
  center: component({ textAlign: 'center' }),
  end: component({ textAlign: 'end' }),
});

export const numeric = style(component({ fontVariantNumeric: 'tabular-nums' }));
export const lines = style(component({ whiteSpace: 'pre-line' }));
