import { breakpoints, line, measure, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius } = vars;

/** As wide as a page, with its gutters, and space below it. */
export const frame = style(
  component({
    maxInlineSize: `calc(${measure.page} + 2 * ${space.xlarge})`,
    marginInline: 'auto',
    paddingInline: space.medium,
    paddingBlockEnd: space.xlarge,
    '@media': {
      [breakpoints.medium]: { paddingInline: space.large },
      [breakpoints.large]: { paddingInline: space.xlarge },
      print: { display: 'none' },
    },
  }),
);

/** Side by side where there is room for both, whatever contains the banner. */
export const banner = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.xxlarge,
    rowGap: space.medium,
    padding: space.large,
    border: `${line.thin} solid ${color.border}`,
    borderRadius: radius.overlay,
    background: color.surface,
  }),
);

export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxsmall,
    flex: '1 1 20rem',
    minInlineSize: 0,
    maxInlineSize: measure.prose,
  }),
);

export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, minInlineSize: 0 }),
);
