import { breakpoints } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

/** What stands below the list or opens the form where these have no column of their own. */
export const narrow = style({
  '@layer': { component: { '@media': { [breakpoints.large]: { display: 'none' } } } },
});

export const column = style({
  '@layer': {
    component: {
      display: 'none',
      '@media': {
        [breakpoints.large]: { display: 'block' },
        // Stays beside a long list where all of it is in view.
        [`${breakpoints.large} and (min-height: 56rem)`]: { position: 'sticky', insetBlockStart: '6rem' },
      },
    },
  },
});
