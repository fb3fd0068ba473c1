import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

/** With very large text the words take a line of their own. */
export const row = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.medium,
    // Signs of a row of stretched cards are level, however many lines their words have.
    selectors: { '&:only-child': { minBlockSize: '100%' } },
  }),
);
export const title = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxsmall} ${space.small}`,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxsmall,
    flex: '1 1 7rem',
    minInlineSize: 0,
  }),
);
export const chevron = style(
  component({ color: vars.color.action.subtleText, flexShrink: 0, marginInlineStart: 'auto' }),
);
