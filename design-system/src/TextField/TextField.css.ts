import { styleVariants } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';

/** As wide as what is expected, so that the shape already says what to type. */
export const width = styleVariants({
  full: component({}),
  medium: component({ maxInlineSize: '20rem' }),
  short: component({ maxInlineSize: '10rem' }),
});
