import { line, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

export const calendar = style(
  component({
    inlineSize: '100%',
    maxInlineSize: '24rem',
    // Less on a small screen with large text.
    minInlineSize: 'min(18rem, 100vw - 3.25rem)',
  }),
);

export const header = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockEnd: space.xsmall,
  }),
);
/** A block: an inline box has no first letter to style. */
export const month = style(
  component({
    display: 'inline-block',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '::first-letter': { textTransform: 'uppercase' },
  }),
);

export const grid = style(
  component({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }),
);

export const weekday = style(
  component({
    blockSize: '2rem',
    padding: 0,
    color: color.textMuted,
    fontSize: type.size.small,
    fontWeight: type.weight.medium,
  }),
);

export const cell = style(component({ padding: '1px', textAlign: 'center' }));

export const day = style(
  component({
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    minBlockSize: target,
    borderRadius: radius.control,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: motion.duration.quick,
    selectors: {
      '&:hover:not([aria-disabled=true])': { background: color.action.subtleHover },
      '&[data-available]': {
        background: color.action.subtle,
        color: color.action.subtleText,
        fontWeight: type.weight.strong,
      },
      '&[data-today]': { boxShadow: `inset 0 0 0 ${line.thick} ${color.accent.text}` },
      '&[data-selected]': {
        background: color.action.rest,
        color: color.action.text,
        fontWeight: type.weight.strong,
      },
      '&[data-selected]:hover': { background: color.action.hover },
      '&[aria-disabled=true]': { color: color.textMuted, opacity: 0.6, cursor: 'default' },
      '&[data-outside]': { visibility: 'hidden' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': { outline: '2px solid', outlineOffset: '-2px' },
          '&[aria-disabled=true]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
);

/** Says 'there is something here' without colour. */
export const dot = style(
  component({
    position: 'absolute',
    insetBlockEnd: '0.3125rem',
    insetInlineStart: '50%',
    inlineSize: '0.3125rem',
    blockSize: '0.3125rem',
    marginInlineStart: '-0.15625rem',
    borderRadius: '50%',
    background: 'currentcolor',
    // Forced colours take the fill away and leave a border.
    '@media': { '(forced-colors: active)': { border: '0.15625rem solid currentcolor' } },
  }),
);

/** What the marks of the days mean. */
export const legend = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    marginBlockStart: space.xsmall,
    color: color.textMuted,
    fontSize: type.size.small,
  }),
);
export const legendMark = style(
  component({
    position: 'relative',
    flexShrink: 0,
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    borderRadius: radius.small,
    background: color.action.subtle,
    color: color.action.subtleText,
  }),
);
export const legendDot = style([dot, component({ insetBlockEnd: 'calc(50% - 0.15625rem)' })]);
