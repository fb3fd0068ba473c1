import { vars } from '@portal/design-system/themes/contract';
import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
});

export const pair = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  padding: space.medium,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.border}`,
});

export const bar = style({
  background: vars.color.action.rest,
  blockSize: space.large,
  borderRadius: vars.radius.small,
});

export const shape = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '8rem',
  blockSize: '6rem',
  background: vars.color.surface,
});
