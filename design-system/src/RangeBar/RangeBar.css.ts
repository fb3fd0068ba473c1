import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, type } = vars;

/** Numbers grow to the right whichever way the text runs. */
export const drawing = style(
  component({
    display: 'block',
    inlineSize: '100%',
    blockSize: '2.75em',
    overflow: 'visible',
    direction: 'ltr',
    fontSize: type.size.small,
  }),
);

export const track = style(
  component({
    fill: color.surfaceSunken,
    '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);

export const range = style(
  component({
    fill: color.success.border,
    '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
  }),
);

export const tick = style(
  component({ fill: color.textMuted, fontVariantNumeric: 'tabular-nums', textAnchor: 'middle' }),
);

/** Points off the scale. */
export const beyond = style(
  component({
    fill: color.text,
    stroke: color.surface,
    strokeWidth: '4px',
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    '@media': { '(forced-colors: active)': { fill: 'Highlight', stroke: 'Canvas' } },
  }),
);
