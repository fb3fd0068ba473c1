import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';

export const icon = style(
  component({ display: 'inline-block', verticalAlign: '-0.15em', marginInlineStart: '0.25em' }),
);
