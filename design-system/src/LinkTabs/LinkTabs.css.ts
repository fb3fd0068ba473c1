import { breakpoints, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow, type } = vars;

export const list = style(
  component({
    display: 'flex',
    gap: space.xxsmall,
    padding: space.xxsmall,
    borderRadius: radius.button,
    background: color.surfaceSunken,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
);

export const cell = style(component({ flex: '1 0 auto' }));

export const tab = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xsmall,
    inlineSize: '100%',
    minBlockSize: target,
    paddingInline: space.small,
    borderRadius: `calc(${radius.button} - ${space.xxsmall})`,
    color: color.textMuted,
    fontSize: type.size.small,
    fontWeight: type.weight.strong,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: motion.duration.quick,
    ':hover': { color: color.text },
    selectors: {
      '&[aria-current], &[aria-pressed=true]': {
        background: color.surface,
        boxShadow: shadow.card,
        color: color.action.subtleText,
      },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current], &[aria-pressed=true]': { outline: '2px solid', outlineOffset: '-2px' },
        },
      },
    },
  }),
);

export const detail = style(
  component({
    display: 'none',
    fontWeight: type.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [breakpoints.medium]: { display: 'inline' } },
  }),
);
