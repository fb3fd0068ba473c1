import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const logo = style(
  component({
    display: 'block',
    blockSize: '2rem',
    inlineSize: 'auto',
    // In a narrow phone's header it shrinks rather than overflows.
    maxInlineSize: '100%',
    // The name keeps its place beside the sign, whatever the text direction around it.
    direction: 'ltr',
    color: vars.color.heading,
  }),
);
export const decor = style(component({ color: vars.color.brand.decor }));
