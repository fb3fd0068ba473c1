import { line, motion, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

/** Below this width of their container the steps keep their bars, and only the current one its text. */
const NARROW = '(max-width: 29.999rem)';

export const frame = style(component({ containerType: 'inline-size', inlineSize: '100%' }));

export const list = style(component({ display: 'flex', gap: space.xsmall }));

const reached = '&[data-state=current]::before, &[data-state=done]::before';

export const step = style(
  component({
    position: 'relative',
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: space.xsmall,
    minInlineSize: 0,
    color: color.textMuted,
    fontSize: type.size.small,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    '::before': {
      content: '',
      blockSize: '0.375rem',
      borderRadius: radius.pill,
      background: color.border,
      transition: `background-color ${motion.duration.calm}`,
    },
    selectors: {
      '&[data-state=current]': { color: color.action.subtleText, fontWeight: type.weight.strong },
      [reached]: { background: color.action.rest },
    },
    '@media': {
      '(forced-colors: active)': {
        '::before': { border: `${line.thin} solid CanvasText` },
        selectors: { [reached]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

export const words = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    gap: space.xxsmall,
    '@container': {
      [NARROW]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

export const sign = style(component({ flexShrink: 0, alignSelf: 'center' }));

/** The current step in words, for the eye only: screen readers get it from the list. */
export const place = style(
  component({
    marginBlockStart: space.xsmall,
    color: color.action.subtleText,
    fontSize: type.size.small,
    fontWeight: type.weight.strong,
    overflowWrap: 'anywhere',
    '@container': { '(min-width: 30rem)': { display: 'none' } },
  }),
);
