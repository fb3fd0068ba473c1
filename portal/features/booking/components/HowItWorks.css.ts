import { vars } from '@portal/design-system/themes/contract';
import { breakpoints, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, type } = vars;

export const steps = style({
  '@layer': {
    component: {
      display: 'grid',
      // Safari drops the list role where the marker is none, not where it is empty.
      listStyleType: '""',
      gap: space.large,
      '@media': {
        [breakpoints.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.xlarge },
      },
    },
  },
});

export const step = style({
  '@layer': {
    component: {
      display: 'flex',
      gap: space.medium,
      '@media': { [breakpoints.large]: { flexDirection: 'column' } },
    },
  },
});

export const number = style({
  '@layer': {
    component: {
      display: 'grid',
      placeContent: 'center',
      flexShrink: 0,
      inlineSize: '2.75rem',
      blockSize: '2.75rem',
      borderRadius: '50%',
      background: color.brand.decorSoft,
      color: color.brand.decorText,
      fontSize: type.size.lead,
      fontWeight: type.weight.heading,
    },
  },
});

export const words = style({
  '@layer': { component: { display: 'flex', flexDirection: 'column', gap: space.xxsmall } },
});
