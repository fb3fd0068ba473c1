import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const emblem = style(
  component({
    flexShrink: 0,
    inlineSize: space.xlarge,
    blockSize: space.xlarge,
    fill: 'currentcolor',
    color: vars.color.action.subtleText,
  }),
);
