import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

/** Below the button, and in a row below everything in it. */
export const note = style(
  component({
    order: 1,
    flexBasis: '100%',
    color: vars.color.textMuted,
    fontSize: vars.type.size.small,
    // It is there before its words, and leaves no gap.
    ':empty': { position: 'absolute' },
  }),
);
