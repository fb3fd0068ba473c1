import { line, space, zIndex } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow, type } = vars;

export const row = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xxsmall,
    '@media': { '(scripting: none)': { selectors: { 'noscript + &': { display: 'none' } } } },
  }),
);
export const trigger = style(component({ minInlineSize: 0, cursor: 'pointer' }));
export const value = style(
  component({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const placeholder = style(component({ color: color.textMuted }));

export const popover = style(
  component({
    zIndex: zIndex.overlay,
    minInlineSize: 'var(--trigger-width)',
    maxInlineSize: 'calc(100vw - 2rem)',
    padding: space.xsmall,
    overflow: 'auto',
    border: `${line.thin} solid ${color.border}`,
    borderRadius: radius.card,
    background: color.surfaceRaised,
    boxShadow: shadow.overlay,
    outline: 'none',
    '@media': { print: { display: 'none' } },
  }),
);

export const list = style(component({ outline: 'none', overflow: 'auto', scrollPaddingBlock: space.xsmall }));

export const option = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    minBlockSize: '2.875rem',
    paddingBlock: space.xsmall,
    paddingInline: space.small,
    borderRadius: radius.control,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered], &[data-focused]': { background: color.action.subtle },
      '&[data-focus-visible]': {
        outline: `${line.thick} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${line.thick})`,
      },
      '&[data-selected]': { fontWeight: type.weight.strong, color: color.action.subtleText },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText', opacity: 1 } } },
    },
  }),
);

export const check = style(component({ inlineSize: '1.25rem', flexShrink: 0, marginInlineStart: 'auto' }));
export const words = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const detail = style(
  component({ color: color.textMuted, fontSize: type.size.small, fontWeight: type.weight.regular }),
);
