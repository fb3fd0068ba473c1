import { line, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { bare, frame, mediumWidth } from '../Field/Field.css.ts';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const row = style([
  frame,
  // Numbers run from left to right in every language.
  component({ direction: 'ltr', paddingInline: space.none }),
  mediumWidth,
]);

export const country = style(
  component({
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    gap: space.xxsmall,
    flexShrink: 0,
    minBlockSize: '2.875rem',
    paddingInline: `${space.medium} ${space.small}`,
    borderInlineEnd: `${line.thin} solid ${vars.color.border}`,
    borderStartStartRadius: vars.radius.control,
    borderEndStartRadius: vars.radius.control,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.action.subtle },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);

export const input = style([
  bare,
  component({ paddingInline: `${space.small} ${space.medium}`, fontVariantNumeric: 'tabular-nums' }),
]);
