import { breakpoints, gutter, line, space } from '@portal/tokens/shared';
import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const footer = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.large,
    paddingBlock: space.xlarge,
    paddingInline: gutter.small,
    background: vars.color.surface,
    borderBlockStart: `${line.thin} solid ${vars.color.border}`,
    color: vars.color.textMuted,
    '@media': {
      [breakpoints.medium]: { paddingInline: gutter.medium },
      [breakpoints.large]: { flexDirection: 'row', alignItems: 'center', paddingInline: gutter.large },
    },
  }),
);

export const content = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: `${space.xsmall} ${space.large}`,
    maxInlineSize: '100%',
    '@media': {
      [breakpoints.medium]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
      [breakpoints.large]: { marginInlineStart: 'auto' },
    },
  }),
);

globalStyle(`${content} > *`, { '@layer': { component: { maxInlineSize: '100%' } } });
