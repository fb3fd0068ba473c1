import { vars } from '@portal/design-system/themes/contract';
import { line, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

/** As many tiles side by side as there is room for. */
export const tiles = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  minInlineSize: 0,
  padding: space.medium,
  borderRadius: radius.card,
  border: `${line.thin} solid ${color.border}`,
  background: color.surface,
});

/** Name and value first, then how they look; stacked on a phone. */
export const row = style({
  display: 'grid',
  gap: `${space.xxsmall} ${space.large}`,
  alignItems: 'center',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  paddingBlock: space.medium,
  borderBlockEnd: `${line.thin} solid ${color.border}`,
});
