import { vars } from '@portal/design-system/themes/contract';
import { breakpoints, line, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, radius, type } = vars;

export const person = style({
  '@layer': {
    component: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: space.small,
      '@media': { [breakpoints.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
    },
  },
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

/** Under the words on a phone, at the end of the first line where there is room. */
export const price = style({
  '@layer': {
    component: {
      gridColumn: 2,
      '@media': { [breakpoints.medium]: { gridColumn: 3 } },
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
