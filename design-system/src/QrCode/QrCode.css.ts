import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

/** As large as a phone held before the screen reads it. */
export const code = style(
  component({
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: '12rem',
    background: '#fff',
    fill: '#000',
    borderRadius: vars.radius.control,
    forcedColorAdjust: 'none',
  }),
);
