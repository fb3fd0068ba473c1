import { vars } from '@portal/design-system/themes/contract';
import { line, measure, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

export const banner = style({
  '@layer': {
    component: {
      maxInlineSize: measure.prose,
      marginInline: 'auto',
      paddingInline: space.medium,
      paddingBlockEnd: space.xlarge,
      // Its buttons need scripts.
      '@media': { '(scripting: none)': { display: 'none' } },
    },
  },
});

export const card = style({
  '@layer': {
    component: {
      padding: space.large,
      borderRadius: vars.radius.overlay,
      border: `${line.thin} solid ${vars.color.border}`,
    },
  },
});
