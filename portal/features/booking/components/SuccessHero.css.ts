import { vars } from '@portal/design-system/themes/contract';
import { breakpoints, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

export const hero = style({
  '@layer': {
    component: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: space.medium,
      padding: space.large,
      borderRadius: vars.radius.card,
      background: vars.color.success.subtle,
      color: vars.color.success.subtleText,
      textAlign: 'center',
      '@media': {
        [breakpoints.medium]: { flexDirection: 'row', gap: space.xlarge, textAlign: 'start' },
      },
    },
  },
});

export const drawing = style({ '@layer': { component: { inlineSize: '9rem', flexShrink: 0 } } });

export const words = style({
  '@layer': { component: { display: 'flex', flexDirection: 'column', gap: space.xsmall } },
});
