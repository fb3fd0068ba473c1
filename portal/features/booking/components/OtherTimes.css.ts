import { vars } from '@portal/design-system/themes/contract';
import { line, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, type } = vars;

export const row = style({
  '@layer': {
    component: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: space.medium,
      paddingBlock: space.small,
      minBlockSize: '4rem',
      selectors: { '& + &': { borderBlockStart: `${line.thin} solid ${color.border}` } },
    },
  },
});

/** The day is the link; the whole row is its target. */
export const link = style({
  '@layer': {
    component: {
      display: 'inline-block',
      lineHeight: '2.75rem',
      color: color.action.subtleText,
      fontWeight: type.weight.strong,
      textDecoration: 'none',
      '::first-letter': { textTransform: 'uppercase' },
      '::after': { content: '', position: 'absolute', inset: 0 },
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    },
  },
});
