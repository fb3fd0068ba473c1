import { breakpoints } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

/** Where the form has a column of its own, nothing opens it. */
export const opener = style({
  '@layer': { component: { '@media': { [breakpoints.large]: { display: 'none' } } } },
});

export const column = style({
  '@layer': { component: { display: 'none', '@media': { [breakpoints.large]: { display: 'block' } } } },
});
