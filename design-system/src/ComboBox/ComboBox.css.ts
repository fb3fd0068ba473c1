import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';

export const row = style(component({ display: 'flex', alignItems: 'center', gap: space.xxsmall }));
export const panel = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    outline: 'none',
    minBlockSize: 0,
    maxBlockSize: 'inherit',
  }),
);
