import { vars } from '@portal/design-system/themes/contract';
import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, radius, type } = vars;

export const span = style({
  '@layer': {
    component: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.xxsmall,
      padding: space.medium,
      borderRadius: radius.control,
      background: color.action.subtle,
      color: color.action.subtleText,
    },
  },
});

export const day = style({
  '@layer': {
    component: {
      fontWeight: type.weight.medium,
      display: 'inline-block',
      '::first-letter': { textTransform: 'uppercase' },
    },
  },
});

export const hours = style({
  '@layer': {
    component: {
      fontSize: type.size.heading2,
      fontWeight: type.weight.strong,
      lineHeight: type.lineHeight.tight,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
