import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const error = style(
  component({
    display: 'flex',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    gap: space.xsmall,
    color: vars.color.danger.subtleText,
    fontSize: vars.type.size.small,
    fontWeight: vars.type.weight.medium,
  }),
);

export const icon = style(component({ display: 'inline-flex', paddingBlockStart: '0.15em' }));
