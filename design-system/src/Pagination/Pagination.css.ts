import { line, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

/** From this width of its container on, every page has its number. */
const ROOM = '(min-width: 36rem)';

export const frame = style(component({ containerType: 'inline-size', inlineSize: '100%' }));

export const list = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xxsmall,
    '@container': { [ROOM]: { justifyContent: 'center' } },
  }),
);

export const step = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xxsmall,
    minInlineSize: target,
    minBlockSize: target,
    paddingInline: space.xsmall,
    borderRadius: radius.button,
    color: color.action.subtleText,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: type.weight.strong,
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: motion.duration.quick,
    selectors: {
      '&:is(a, button):hover:not([aria-current])': { background: color.action.subtle },
      '&[aria-current]': { background: color.action.rest, color: color.action.text },
      '&[aria-disabled]': { color: color.textMuted, cursor: 'default' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current]': { outline: `${line.thick} solid`, outlineOffset: `calc(-1 * ${line.thick})` },
          '&[aria-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const number = style(component({ display: 'none', '@container': { [ROOM]: { display: 'block' } } }));

export const gap = style(
  component({ display: 'block', inlineSize: target, color: color.textMuted, textAlign: 'center' }),
);

/** Where there is no room for numbers: 'Page 3 of 20'. */
export const place = style(
  component({
    color: color.textMuted,
    fontSize: type.size.small,
    textAlign: 'center',
    '@container': { '(min-width: 24rem)': { whiteSpace: 'nowrap' }, [ROOM]: { display: 'none' } },
  }),
);

export const word = style(component({ '@container': { '(max-width: 20rem)': { display: 'none' } } }));
