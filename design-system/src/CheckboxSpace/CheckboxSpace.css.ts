import { target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

/** As large as a `bare` choice. */
export const space = style(
  component({
    display: 'grid',
    // As its box: words follow where they would after one.
    placeContent: 'center start',
    paddingInlineStart: '0.125rem',
    minInlineSize: target,
    minBlockSize: target,
    color: vars.color.textMuted,
    '@media': { print: { display: 'none' } },
  }),
);
