import { line, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, density, radius, type } = vars;

export const list = style(component({ display: 'flex', flexDirection: 'column' }));

export const row = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.medium,
    minBlockSize: '4rem',
    paddingBlock: density.row,
    selectors: { '& + &': { borderBlockStart: `${line.thin} solid ${color.border}` } },
  }),
);

export const words = style(
  component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' }),
);

export const end = style(
  component({ display: 'flex', alignItems: 'center', gap: space.xsmall, flexShrink: 0 }),
);

export const chevron = style(component({ display: 'flex', color: color.action.subtleText }));

/** The title is the link; the whole row is its target. */
export const link = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: target,
    color: color.action.subtleText,
    fontWeight: type.weight.strong,
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.small },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible::after': { outline: `${line.focus} solid ${color.focus}`, outlineOffset: line.thick },
    },
  }),
);
