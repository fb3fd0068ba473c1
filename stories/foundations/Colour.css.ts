import { vars } from '@portal/design-system/themes/contract';
import { line, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, radius, type } = vars;

/** Light and dark side by side, whichever is active. */
export const swatch = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  blockSize: '5rem',
  borderRadius: radius.control,
  border: `${line.thin} solid ${color.border}`,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});

export const values = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.xsmall,
  fontSize: type.size.small,
});

export const pair = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  padding: space.medium,
  borderRadius: radius.control,
  border: `${line.thin} solid ${color.border}`,
  forcedColorAdjust: 'none',
});

/** An interface pair is shown in its use: an outline. */
export const outlined = style({ borderWidth: line.focus });

export const ratio = style({ fontSize: type.size.heading3, fontWeight: type.weight.strong });
