import { line, space } from '@portal/tokens/shared';
import { keyframes, style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

const FORCED = '(forced-colors: active)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const pass = keyframes({ from: { backgroundPositionX: '200%' }, to: { backgroundPositionX: '-100%' } });

export const bar = style(
  component({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space.xsmall }),
);

export const texts = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.medium,
    fontWeight: type.weight.medium,
    overflowWrap: 'anywhere',
  }),
);

export const value = style(component({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' }));

const filled = {
  borderRadius: radius.pill,
  background: color.action.rest,
  '@media': { [FORCED]: { background: 'Highlight' } },
};

export const progress = style(
  component({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: '0.625rem',
    border: 0,
    borderRadius: radius.pill,
    background: color.surfaceSunken,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': filled,
      '&::-moz-progress-bar': filled,
      '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
      // The track itself moves: every browser allows that, and they disagree on the parts within.
      '&:indeterminate': {
        backgroundImage: `linear-gradient(${color.action.rest} 0 0)`,
        backgroundSize: '50% 100%',
        backgroundRepeat: 'no-repeat',
        animation: `${pass} 1600ms linear infinite`,
        '@media': {
          [LESS_MOTION]: { backgroundSize: '25% 100%', backgroundRepeat: 'space', animation: 'none' },
          [FORCED]: { backgroundImage: 'linear-gradient(Highlight 0 0)' },
        },
      },
      '[dir=rtl] &:indeterminate': { animationDirection: 'reverse' },
    },
    '@media': {
      [FORCED]: { forcedColorAdjust: 'none', background: 'Canvas', border: `${line.thin} solid CanvasText` },
    },
  }),
);
