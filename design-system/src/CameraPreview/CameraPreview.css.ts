import { line } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const preview = style(
  component({
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: '22rem',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    border: `${line.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceSunken,
    transform: 'scaleX(-1)',
  }),
);
