import { vars } from '@portal/design-system/themes/contract';
import { line, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, radius, type } = vars;

export const person = style({
  '@layer': { component: { display: 'flex', alignItems: 'flex-start', gap: space.small } },
});

export const words = style({
  '@layer': {
    component: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.xxsmall,
      flex: 1,
      minInlineSize: 0,
    },
  },
});

export const facts = style({
  '@layer': {
    component: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space.medium,
      rowGap: space.xxsmall,
      color: color.textMuted,
      fontSize: type.size.small,
    },
  },
});

export const fact = style({
  '@layer': {
    component: { display: 'inline-flex', alignItems: 'center', gap: space.xxsmall, minInlineSize: 0 },
  },
});

export const times = style({
  '@layer': {
    component: {
      display: 'grid',
      // Safari drops the list role where the marker is none, not where it is empty.
      listStyleType: '""',
      gridTemplateColumns: 'repeat(auto-fill, minmax(5.25rem, 1fr))',
      gap: space.xsmall,
    },
  },
});

/** A time to book: as wide as a thumb, the hour in figures of equal width. */
export const time = style({
  '@layer': {
    component: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space.xxsmall,
      minBlockSize: `calc(${target} + ${space.xxsmall})`,
      border: `${line.thin} solid transparent`,
      borderRadius: radius.control,
      background: color.action.subtle,
      color: color.action.subtleText,
      fontWeight: type.weight.strong,
      fontVariantNumeric: 'tabular-nums',
      textDecoration: 'none',
      transitionProperty: 'background-color, color, border-color',
      transitionDuration: motion.duration.quick,
      ':hover': { background: color.action.rest, color: color.action.text },
      '@media': { '(forced-colors: active)': { borderColor: 'LinkText' } },
    },
  },
});
