import { vars } from '@portal/design-system/themes/contract';
import { style } from '@vanilla-extract/css';

export const number = style({
  '@layer': {
    component: {
      color: 'inherit',
      fontWeight: vars.type.weight.strong,
      whiteSpace: 'nowrap',
      textUnderlineOffset: '0.2em',
    },
  },
});
