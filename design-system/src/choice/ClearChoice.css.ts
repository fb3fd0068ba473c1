import { target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

/** Looks like a link: less than the choices above it. */
export const clear = style(
  component({
    justifySelf: 'start',
    minBlockSize: target,
    padding: 0,
    border: 'none',
    background: 'none',
    color: vars.color.action.subtleText,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '@media': { print: { display: 'none' } },
  }),
);

export const group = style(component({ display: 'grid' }));
