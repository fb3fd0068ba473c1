import { breakpoints, gutter, line, space, target, zIndex } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius } = vars;

export const header = style(
  component({
    position: 'sticky',
    zIndex: zIndex.sticky,
    insetBlockStart: 0,
    display: 'flex',
    // A second line only where doubled text leaves no room; before that the logo becomes smaller.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xxsmall,
    minBlockSize: '4rem',
    paddingBlock: space.xsmall,
    paddingInline: space.xsmall,
    background: color.surface,
    borderBlockEnd: `${line.thin} solid ${color.border}`,
    '@media': {
      [breakpoints.medium]: { paddingInline: space.medium, gap: space.xsmall },
      [breakpoints.large]: {
        minBlockSize: '4.75rem',
        paddingInline: `calc(${gutter.large} - ${space.xsmall})`,
      },
      print: { position: 'static', borderBlockEnd: `${line.thick} solid ${color.action.rest}` },
    },
  }),
);

export const home = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    flex: '1 1 4.5rem',
    minInlineSize: 0,
    maxInlineSize: 'max-content',
    minBlockSize: target,
    paddingInline: space.xsmall,
    borderRadius: radius.small,
    color: color.heading,
    textDecoration: 'none',
  }),
);

/** Only where the menu is not at the side already. */
export const menu = style(
  component({
    flexShrink: 0,
    '@media': { [breakpoints.large]: { display: 'none' }, print: { display: 'none' } },
  }),
);

export const actions = style(
  component({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: space.xxsmall,
    marginInlineStart: 'auto',
    '@media': { print: { display: 'none' } },
  }),
);

/** In their place on paper. */
export const printed = style(
  component({
    marginInlineStart: 'auto',
    paddingInline: space.xsmall,
    fontSize: vars.type.size.small,
    '@media': { 'not print': { display: 'none' } },
  }),
);
