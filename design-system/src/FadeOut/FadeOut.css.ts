import { motion } from '@portal/tokens/shared';
import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';

const leave = keyframes({ to: { opacity: 0 } });

export const frame = recipe({
  variants: {
    isLeaving: {
      true: component({ animation: `${leave} ${motion.duration.calm} ${motion.easing} forwards` }),
    },
  },
});
