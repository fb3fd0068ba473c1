import { breakpoints, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';

export const bleed = style(
  component({
    marginInline: `calc(-1 * ${space.medium})`,
    '@media': {
      [breakpoints.medium]: { marginInline: `calc(-1 * ${space.large})` },
      [breakpoints.large]: { marginInline: `calc(-1 * ${space.xlarge})` },
    },
  }),
);
