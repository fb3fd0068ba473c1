import { breakpoints, measure, space } from '@portal/tokens/shared';
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';

export const page = style(
  component({
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: space.medium,
    paddingBlock: `${space.large} ${space.xxlarge}`,
    '@media': {
      [breakpoints.medium]: { paddingInline: space.large },
      [breakpoints.large]: { paddingInline: space.xlarge, paddingBlock: `${space.xxlarge} ${space.huge}` },
    },
  }),
);

export const width = styleVariants(measure, (limit) =>
  component({ maxInlineSize: `calc(${limit} + 2 * ${space.xlarge})` }),
);

export const flush = style(component({ paddingBlock: 0 }));
