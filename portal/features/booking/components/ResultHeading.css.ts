import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

export const heading = style({
  '@layer': {
    component: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space.medium,
    },
  },
});

export const day = style({
  '@layer': { component: { display: 'inline-block', '::first-letter': { textTransform: 'uppercase' } } },
});
