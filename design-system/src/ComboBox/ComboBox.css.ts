import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';

export const panel = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    outline: 'none',
    minBlockSize: 0,
    maxBlockSize: 'inherit',
  }),
);
