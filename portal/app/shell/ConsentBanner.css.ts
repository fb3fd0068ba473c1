import { vars } from '@portal/design-system/themes/contract';
import { breakpoints, line, measure, space, zIndex } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

export const banner = style({
  '@layer': {
    component: {
      position: 'fixed',
      insetBlockEnd: space.medium,
      insetInline: space.medium,
      zIndex: zIndex.menu,
      maxInlineSize: measure.narrow,
      maxBlockSize: `calc(100dvh - ${space.huge})`,
      overflow: 'auto',
      padding: space.large,
      borderRadius: vars.radius.overlay,
      border: `${line.thin} solid ${vars.color.border}`,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.overlay,
      '@media': { [breakpoints.large]: { insetInlineEnd: 'auto' } },
    },
  },
});
