import { motion, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

export const list = style(component({ display: 'flex', gap: space.xsmall }));
export const step = style(
  component({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: space.xsmall,
    minInlineSize: 0,
    color: color.textMuted,
    fontSize: type.size.small,
    '::before': {
      content: '',
      blockSize: '0.375rem',
      borderRadius: radius.pill,
      background: color.border,
      transition: `background-color ${motion.duration.calm}`,
    },
    selectors: {
      '&[data-state=current]': { color: color.action.subtleText, fontWeight: type.weight.strong },
      '&[data-state=current]::before, &[data-state=done]::before': { background: color.action.rest },
    },
  }),
);
