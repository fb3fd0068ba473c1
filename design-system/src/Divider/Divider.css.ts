import { line } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const divider = style(
  component({
    inlineSize: '100%',
    margin: 0,
    border: 0,
    borderBlockStart: `${line.thin} solid ${vars.color.border}`,
  }),
);
