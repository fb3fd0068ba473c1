import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, type } = vars;

export const measure = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xsmall,
    overflowWrap: 'anywhere',
  }),
);

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xxsmall} ${space.medium}`,
  }),
);

export const label = style(component({ color: color.text, fontWeight: type.weight.medium }));

export const value = style(
  component({
    color: color.heading,
    fontSize: type.size.heading3,
    fontWeight: type.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: type.lineHeight.tight,
  }),
);

export const note = style(component({ color: color.textMuted, fontSize: type.size.small }));
