import { vars } from '@portal/design-system/themes/contract';
import { space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const head = style({
  '@layer': { component: { display: 'flex', alignItems: 'center', gap: space.medium, minInlineSize: 0 } },
});

export const medallion = style({
  '@layer': {
    component: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      inlineSize: target,
      blockSize: target,
      borderRadius: radius.pill,
      background: color.action.subtle,
      color: color.action.subtleText,
    },
  },
});

export const arrival = style({
  '@layer': {
    component: {
      padding: space.medium,
      borderRadius: radius.control,
      background: color.action.subtle,
      color: color.text,
    },
  },
});
