import { vars } from '@portal/design-system/themes/contract';
import { breakpoints, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

export const row = style({
  '@layer': {
    component: {
      display: 'flex',
      alignItems: 'center',
      gap: space.medium,
      '@media': { [breakpoints.medium]: { gap: space.large } },
    },
  },
});

export const words = style({
  '@layer': {
    component: { display: 'flex', flexDirection: 'column', gap: space.xxsmall, flex: 1, minInlineSize: 0 },
  },
});

export const place = style({
  '@layer': { component: { display: 'flex', alignItems: 'center', gap: space.xsmall, minInlineSize: 0 } },
});

/** Left out where there is no room: the whole card is as wide as the screen then. */
export const chevron = style({
  '@layer': {
    component: {
      display: 'none',
      flexShrink: 0,
      color: vars.color.action.subtleText,
      '@media': { [breakpoints.medium]: { display: 'flex' } },
    },
  },
});
