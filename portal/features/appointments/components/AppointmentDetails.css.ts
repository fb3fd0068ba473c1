import { breakpoints, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

/** On wide screens the place stands beside what and when, and cancelling below them; on a phone it comes last. */
export const layout = style({
  '@layer': {
    component: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: space.medium,
      '@media': {
        [breakpoints.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 21rem)', gap: space.large },
      },
    },
  },
});

export const place = style({
  '@layer': {
    component: { '@media': { [breakpoints.large]: { gridColumn: 2, gridRow: '1 / span 2' } } },
  },
});
