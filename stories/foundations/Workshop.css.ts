import { vars } from '@portal/design-system/themes/contract';
import { line, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, radius, type } = vars;

/** A piece of a page in the theme of its own variables. */
export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  minInlineSize: 0,
  padding: space.large,
  borderRadius: radius.overlay,
  border: `${line.thin} solid ${color.border}`,
  background: color.canvas,
  color: color.text,
  fontFamily: type.family.body,
  fontSize: type.size.body,
  lineHeight: type.lineHeight.body,
});

export const command = style({
  margin: 0,
  padding: space.medium,
  borderRadius: radius.control,
  background: color.surfaceSunken,
  color: color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: type.size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const swatches = style({ display: 'flex', forcedColorAdjust: 'none' });

export const swatch = style({
  flex: 1,
  blockSize: space.xlarge,
  selectors: {
    '&:first-child': { borderStartStartRadius: radius.control, borderEndStartRadius: radius.control },
    '&:last-child': { borderStartEndRadius: radius.control, borderEndEndRadius: radius.control },
  },
});

/** A page as a small picture of itself. */
export const small = style({ zoom: 0.6 });
