import { space } from '@portal/tokens/shared';
import { globalStyle, style } from '@vanilla-extract/css';
import { bare } from '../Field/Field.css.ts';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const row = style(component({ paddingInline: `${space.medium} ${space.none}` }));
export const icon = style(
  component({
    display: 'inline-flex',
    flexShrink: 0,
    marginInlineEnd: space.small,
    color: vars.color.textMuted,
  }),
);

/** The browser's own button can be reached by mouse only. */
export const input = style([
  bare,
  component({ appearance: 'none', '::-webkit-search-cancel-button': { display: 'none' } }),
]);

/** Nothing to clear: the style sheet knows before any script does. */
export const clear = style(
  component({ selectors: { [`${input}:is(:placeholder-shown, :disabled) ~ &`]: { visibility: 'hidden' } } }),
);

export const submit = style(component({ paddingInlineEnd: '0.125rem' }));
globalStyle(`${submit} button`, { '@layer': { component: { borderRadius: vars.radius.control } } });
