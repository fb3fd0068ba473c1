import { line, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

/** Consecutive ones are separated by a line. */
export const disclosure = style(
  component({
    selectors: { '& + &': { borderBlockStart: `${line.thin} solid ${vars.color.border}` } },
  }),
);

export const lines = style(component({ flex: 1, display: 'grid', minInlineSize: 0 }));

export const description = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    color: vars.color.textMuted,
    fontSize: vars.type.size.small,
    fontWeight: vars.type.weight.regular,
  }),
);

/** A heading or not: looks the same. */
export const words = style(component({ minInlineSize: 0, fontSize: 'inherit', fontWeight: 'inherit' }));

export const summary = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.small,
    minBlockSize: target,
    paddingBlock: space.xsmall,
    borderRadius: vars.radius.small,
    color: vars.color.text,
    fontWeight: vars.type.weight.strong,
    cursor: 'pointer',
  }),
);

export const chevron = style(
  component({
    flexShrink: 0,
    color: vars.color.action.subtleText,
    transitionProperty: 'transform',
    transitionDuration: motion.duration.calm,
    selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
    '@media': { print: { display: 'none' } },
  }),
);

export const content = style(component({ paddingBlock: `${space.xsmall} ${space.small}` }));
