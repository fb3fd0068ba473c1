import { space, zIndex } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const skipLink = style(
  component({
    position: 'fixed',
    zIndex: zIndex.skipLink,
    insetBlockStart: space.xsmall,
    insetInlineStart: space.xsmall,
    paddingBlock: space.small,
    paddingInline: space.large,
    borderRadius: vars.radius.button,
    background: vars.color.action.rest,
    color: vars.color.action.text,
    fontWeight: vars.type.weight.strong,
    '@media': { print: { display: 'none' } },
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  }),
);
