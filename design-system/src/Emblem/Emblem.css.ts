import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

/** Signs are drawn for paper: in the dark, too, they stand on white. */
const PAPER = '#fff';

export const emblem = style(
  component({
    flexShrink: 0,
    boxSizing: 'content-box',
    inlineSize: space.xlarge,
    blockSize: space.xlarge,
    padding: space.xxsmall,
    objectFit: 'contain',
    borderRadius: vars.radius.small,
    background: PAPER,
  }),
);
