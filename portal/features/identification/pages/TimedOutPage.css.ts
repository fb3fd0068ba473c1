import { vars } from '@portal/design-system/themes/contract';
import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const medallion = style({
  '@layer': {
    component: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: space.huge,
      blockSize: space.huge,
      borderRadius: radius.pill,
      background: color.action.subtle,
      color: color.action.subtleText,
    },
  },
});
