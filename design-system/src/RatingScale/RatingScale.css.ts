import { line, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

/** As many in a row as have room, each as large as a finger. */
export const values = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(2.75rem, 1fr))',
    gap: space.xxsmall,
    maxInlineSize: '40rem',
  }),
);

export const value = style(
  component({
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    minBlockSize: target,
    border: `${line.thin} solid ${color.borderStrong}`,
    borderRadius: radius.small,
    background: color.surface,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: motion.duration.quick,
    selectors: {
      '&:hover': { borderColor: color.action.rest },
      '&:has(:checked)': {
        borderColor: color.action.rest,
        background: color.action.rest,
        color: color.action.text,
        fontWeight: type.weight.strong,
      },
      '&:has(:focus-visible)': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: line.thick,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

/** Lies invisible over its number. */
export const input = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);

export const ends = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.large,
    maxInlineSize: '40rem',
    color: color.textMuted,
    fontSize: type.size.small,
    overflowWrap: 'anywhere',
  }),
);
