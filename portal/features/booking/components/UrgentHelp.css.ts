import { vars } from '@portal/design-system/themes/contract';
import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, type } = vars;

export const entry = style({
  '@layer': { component: { display: 'flex', flexDirection: 'column', gap: space.xxsmall } },
});

/** Name and number: on one line, or under each other where columns are narrow. */
export const line = style({
  '@layer': {
    component: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: space.medium,
    },
  },
});

export const number = style({
  '@layer': {
    component: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space.xsmall,
      minBlockSize: '2.75rem',
      color: color.action.subtleText,
      fontSize: type.size.heading3,
      fontWeight: type.weight.strong,
      fontVariantNumeric: 'tabular-nums',
      textDecoration: 'none',
      ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  },
});

/** The emergency number is in the colour of danger. */
export const emergency = style({ '@layer': { component: { color: color.danger.subtleText } } });
