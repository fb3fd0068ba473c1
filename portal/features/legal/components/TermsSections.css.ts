import { vars } from '@portal/design-system/themes/contract';
import { space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

export const link = style({
  '@layer': {
    component: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: target,
      color: vars.color.action.subtleText,
      fontWeight: vars.type.weight.medium,
      textUnderlineOffset: '0.2em',
    },
  },
});

/** Stays clear of the header when a link leads here. */
export const section = style({
  '@layer': { component: { scrollMarginBlockStart: `calc(${space.huge} + ${space.medium})` } },
});
