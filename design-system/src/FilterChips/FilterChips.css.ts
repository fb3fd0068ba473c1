import { motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

export const list = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xsmall }),
);

export const chip = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsmall,
    minBlockSize: target,
    paddingInline: `${space.medium} ${space.small}`,
    borderRadius: radius.pill,
    background: color.action.subtle,
    color: color.action.subtleText,
    fontSize: type.size.small,
    fontWeight: type.weight.medium,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transitionProperty: 'background-color',
    transitionDuration: motion.duration.quick,
    ':hover': { background: color.action.subtleHover },
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  }),
);
