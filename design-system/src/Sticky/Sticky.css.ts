import { breakpoints } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';

/** Only where all of it fits: content longer than the window could not be read to its end. */
export const sticky = style(
  component({
    minInlineSize: 0,
    '@media': {
      [`${breakpoints.large} and (min-height: 56rem)`]: { position: 'sticky', insetBlockStart: '6rem' },
    },
  }),
);
