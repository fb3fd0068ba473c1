import { motion } from '@portal/tokens/shared';
import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';

/** Slower than a response to a press: the reader should see what goes. */
const DURATION = '500ms';

const leave = keyframes({
  '60%': { opacity: 0, gridTemplateRows: '1fr' },
  to: { opacity: 0, gridTemplateRows: '0fr' },
});

export const frame = recipe({
  base: component({ display: 'grid', gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(0, 1fr)' }),
  variants: {
    isLeaving: { true: component({ animation: `${leave} ${DURATION} ${motion.easing} forwards` }) },
  },
});

export const content = recipe({
  base: component({ minBlockSize: 0 }),
  variants: { isLeaving: { true: component({ overflow: 'hidden' }) } },
});
