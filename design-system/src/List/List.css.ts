import { space } from '@portal/tokens/shared';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const list = style(component({ display: 'flex', flexDirection: 'column' }));
export const kind = styleVariants({
  bullet: component({ listStyle: 'disc', paddingInlineStart: '1.25em' }),
  number: component({ listStyle: 'decimal', paddingInlineStart: '1.5em' }),
  plain: component({}),
});

globalStyle(`${list} > li::marker`, {
  '@layer': { component: { color: vars.color.action.subtleText, fontWeight: vars.type.weight.strong } },
});
globalStyle(`${list} > li`, { '@layer': { component: { paddingInlineStart: space.xxsmall } } });
globalStyle(`${kind.plain} > li`, { '@layer': { component: { paddingInlineStart: 0 } } });
