import { line, motion, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

export const nav = style(component({ display: 'flex', flexDirection: 'column', gap: space.large }));
export const group = style(component({ display: 'flex', flexDirection: 'column', gap: space.xxsmall }));
export const label = style(
  component({
    paddingInline: space.small,
    paddingBlockEnd: space.xxsmall,
    color: color.textMuted,
    fontSize: type.size.small,
    fontWeight: type.weight.strong,
  }),
);
export const item = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    inlineSize: '100%',
    minBlockSize: '3rem',
    paddingInline: space.small,
    borderRadius: radius.control,
    color: color.text,
    fontWeight: type.weight.medium,
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: motion.duration.quick,
    ':hover': { background: color.action.subtle },
    selectors: {
      '&[aria-current]': {
        background: color.action.subtle,
        color: color.action.subtleText,
        fontWeight: type.weight.strong,
      },
    },
    '@media': {
      // The current item's background is gone there.
      '(forced-colors: active)': {
        selectors: { '&[aria-current]': { borderInlineStart: `${line.focus} solid` } },
      },
    },
  }),
);
export const words = style(component({ minInlineSize: 0 }));
export const badge = style(component({ marginInlineStart: 'auto' }));
