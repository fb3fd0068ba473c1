import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const panel = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xsmall,
    outline: 'none',
    minBlockSize: 0,
    maxBlockSize: 'inherit',
  }),
);
export const search = style(component({ position: 'relative' }));
export const message = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    padding: space.small,
    color: vars.color.textMuted,
  }),
);
