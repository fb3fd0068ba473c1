import { line, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, density, radius, type } = vars;

export const list = style(component({ display: 'flex', flexDirection: 'column' }));

export const row = style(
  component({
    position: 'relative',
    display: 'flex',
    // Where text is doubled on a phone, what ends a row comes below its words.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.medium,
    // Two lines of text, and half of a row's space above and below them: 64 px where a brand is dense.
    minBlockSize: `calc(2.5rem + 2 * ${density.row})`,
    paddingBlock: `calc(${density.row} / 2)`,
    selectors: { '& + &': { borderBlockStart: `${line.thin} solid ${color.border}` } },
  }),
);

export const start = style(component({ display: 'flex', flexShrink: 0 }));

export const words = style(
  component({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' }),
);

export const end = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    flexShrink: 0,
    marginInlineStart: 'auto',
  }),
);

export const chevron = style(component({ display: 'flex', color: color.action.subtleText }));

export const title = style(component({ color: color.text, fontWeight: type.weight.strong }));

/** The title is the link; the whole row is its target. */
export const link = style(
  component({
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.small },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible::after': { outline: `${line.focus} solid ${color.focus}`, outlineOffset: line.thick },
    },
  }),
);
