import { vars } from '@portal/design-system/themes/contract';
import { measure, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

export const sheet = style({ minBlockSize: '100dvh' });

export const opening = style({
  paddingBlock: space.xxlarge,
  background: vars.color.brand.decorSoft,
  color: vars.color.brand.decorText,
});

export const lead = style({ maxInlineSize: measure.prose });

export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
});
