import { style } from '@vanilla-extract/css';

/** As high as a month, so that nothing jumps when the calendar arrives. */
export const calendar = style({
  '@layer': { component: { display: 'grid', justifyItems: 'center', minBlockSize: '22rem' } },
});
