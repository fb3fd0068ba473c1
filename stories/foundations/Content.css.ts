import { vars } from '@portal/design-system/themes/contract';
import { line, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const examples = style({ display: 'grid', gap: space.medium });

export const inLanguage = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.small,
  paddingBlockStart: space.medium,
  borderBlockStart: `${line.thin} solid ${color.border}`,
});

/** What to write and what not, side by side where there is room. */
export const example = style({
  display: 'grid',
  gap: `${space.xsmall} ${space.large}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  inlineSize: '100%',
});

export const write = style({ display: 'flex', gap: space.small, color: color.success.subtleText });
export const instead = style({ display: 'flex', gap: space.small, color: color.danger.subtleText });
export const words = style({ color: color.text });
export const wrong = style({ color: color.textMuted });
