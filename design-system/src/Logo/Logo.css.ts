import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const logo = style(
  component({
    display: 'block',
    blockSize: '2rem',
    inlineSize: 'auto',
    // A narrow phone's header makes it smaller rather than wider than the screen.
    maxInlineSize: '100%',
    // A name is drawn at its place beside the sign, whatever is written around it.
    direction: 'ltr',
    color: vars.color.heading,
  }),
);
export const decor = style(component({ color: vars.color.brand.decor }));
