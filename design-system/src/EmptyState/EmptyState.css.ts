import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const state = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.medium,
    paddingBlock: space.xlarge,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);
export const text = style(
  component({ color: vars.color.textMuted, maxInlineSize: '34rem', textWrap: 'balance' }),
);
