import { vars } from '@portal/design-system/themes/contract';
import { breakpoints } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

/** The hours of a tab, where there is room for them. */
export const hours = style({
  '@layer': {
    component: {
      display: 'none',
      fontWeight: vars.type.weight.regular,
      fontVariantNumeric: 'tabular-nums',
      '@media': { [breakpoints.medium]: { display: 'inline' } },
    },
  },
});
