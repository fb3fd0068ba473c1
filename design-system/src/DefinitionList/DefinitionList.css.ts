import { breakpoints, line, space } from '@portal/tokens/shared';
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const list = style(component({ display: 'grid' }));

export const layout = styleVariants({
  rows: component({ gap: 0 }),
  stacked: component({ gap: space.medium }),
});

export const rowLayout = styleVariants({
  rows: component({
    display: 'grid',
    gap: `${space.xxsmall} ${space.large}`,
    paddingBlock: space.small,
    selectors: { '& + &': { borderBlockStart: `${line.thin} solid ${vars.color.border}` } },
    '@media': { [breakpoints.medium]: { gridTemplateColumns: 'minmax(8rem, 1fr) 2fr' } },
  }),
  stacked: component({}),
});

export const term = style(component({ color: vars.color.textMuted, fontSize: vars.type.size.small }));
export const description = style(component({ fontWeight: vars.type.weight.medium }));
