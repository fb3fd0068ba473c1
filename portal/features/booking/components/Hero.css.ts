import { vars } from '@portal/design-system/themes/contract';
import { breakpoints, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

/** The brand's own colour behind a page's name and its drawing. */
export const hero = style({
  '@layer': {
    component: {
      display: 'grid',
      gap: space.medium,
      alignItems: 'center',
      overflow: 'hidden',
      padding: space.large,
      borderRadius: vars.radius.card,
      background: vars.color.brand.decorSoft,
      color: vars.color.brand.decorText,
      '@media': {
        [breakpoints.large]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
          padding: `${space.xlarge} ${space.xxlarge}`,
        },
      },
    },
  },
});

export const words = style({
  '@layer': { component: { display: 'flex', flexDirection: 'column', gap: space.small } },
});

/** Smaller on a phone, where the way on matters more. */
export const drawing = style({
  '@layer': {
    component: {
      inlineSize: 'min(100%, 14rem)',
      marginInline: 'auto',
      '@media': { [breakpoints.large]: { inlineSize: '100%' } },
    },
  },
});
