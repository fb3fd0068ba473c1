import { vars } from '@portal/design-system/themes/contract';
import { motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, radius, type } = vars;

export const filter = style({
  '@layer': {
    component: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space.xsmall,
      minBlockSize: target,
      paddingInline: `${space.medium} ${space.small}`,
      borderRadius: radius.pill,
      background: color.action.subtle,
      color: color.action.subtleText,
      fontSize: type.size.small,
      fontWeight: type.weight.medium,
      textDecoration: 'none',
      transitionProperty: 'background-color',
      transitionDuration: motion.duration.quick,
      ':hover': { background: color.action.subtleHover },
    },
  },
});
