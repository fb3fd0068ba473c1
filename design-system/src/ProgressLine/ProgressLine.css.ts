import { line, zIndex } from '@portal/tokens/shared';
import { keyframes, style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

/** Starts late, so that a fast page does not flicker. */
export const progress = style(
  component({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: zIndex.toast,
    blockSize: line.focus,
    background: vars.color.action.rest,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    animation: `${grow} 4s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms forwards`,
    selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none', transform: 'scaleX(0.9)' },
      print: { display: 'none' },
      '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);
