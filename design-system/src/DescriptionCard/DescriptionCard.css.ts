import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const row = style(component({ display: 'flex', alignItems: 'center', gap: space.medium }));
export const medallion = style(
  component({
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    inlineSize: '3rem',
    blockSize: '3rem',
    borderRadius: vars.radius.control,
    background: vars.color.brand.decorSoft,
    color: vars.color.brand.decorText,
  }),
);
export const words = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.xxsmall, flex: 1, minInlineSize: 0 }),
);
export const chevron = style(component({ color: vars.color.action.subtleText, flexShrink: 0 }));
