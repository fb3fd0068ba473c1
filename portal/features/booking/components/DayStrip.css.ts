import { vars } from '@portal/design-system/themes/contract';
import { breakpoints, line, motion, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, radius, type } = vars;

export const strip = style({
  '@layer': { component: { display: 'flex', flexDirection: 'column', gap: space.xsmall } },
});

export const bar = style({
  '@layer': {
    component: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xsmall },
  },
});

export const end = style({ '@layer': { component: { marginInlineStart: 'auto' } } });

export const pager = style({ '@layer': { component: { display: 'flex', alignItems: 'center' } } });

export const months = style({
  '@layer': {
    component: {
      color: color.heading,
      fontWeight: type.weight.strong,
      '::first-letter': { textTransform: 'uppercase' },
      // An inline box has no first letter of its own.
      display: 'inline-block',
    },
  },
});

/** An arrow that is a link: the days before or after have an address of their own. */
export const arrow = style({
  '@layer': {
    component: {
      display: 'grid',
      placeContent: 'center',
      inlineSize: '2.75rem',
      blockSize: '2.75rem',
      borderRadius: radius.pill,
      color: color.action.subtleText,
      ':hover': { background: color.action.subtle },
    },
  },
});

/** There is nothing before today; the arrow keeps its place, so that nothing jumps. */
export const noArrow = style([
  arrow,
  { '@layer': { component: { color: color.textMuted, opacity: 0.5, ':hover': { background: 'none' } } } },
]);

export const days = style({
  '@layer': {
    component: {
      display: 'grid',
      // A finger's width each; on the narrowest phone the week scrolls, and the padding keeps its focus ring.
      gridTemplateColumns: 'repeat(7, minmax(2.75rem, 1fr))',
      gap: '0.125rem',
      overflowX: 'auto',
      margin: `calc(-1 * ${space.xxsmall})`,
      padding: space.xxsmall,
      '@media': { [breakpoints.medium]: { gap: space.xxsmall } },
    },
  },
});

export const day = style({
  '@layer': {
    component: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minBlockSize: '4.5rem',
      border: `${line.thin} solid ${color.border}`,
      borderRadius: radius.control,
      background: color.surface,
      color: color.text,
      textDecoration: 'none',
      transitionProperty: 'background-color, border-color, color',
      transitionDuration: motion.duration.quick,
      ':hover': { borderColor: color.action.rest },
      selectors: {
        '&[data-empty]': { background: 'transparent', color: color.textMuted },
        '&[aria-current]': {
          borderColor: color.action.rest,
          background: color.action.rest,
          color: color.action.text,
        },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: { '&[aria-current]': { outline: '2px solid', outlineOffset: '-2px' } },
        },
      },
    },
  },
});

export const weekday = style({
  '@layer': { component: { fontSize: type.size.small, lineHeight: type.lineHeight.tight } },
});

export const number = style({
  '@layer': {
    component: {
      fontSize: type.size.lead,
      fontWeight: type.weight.strong,
      lineHeight: type.lineHeight.heading,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** Free times on this day; drawn by a border, so that forced colours keep it. */
export const dot = style({
  '@layer': {
    component: {
      inlineSize: '0.3125rem',
      blockSize: '0.3125rem',
      marginBlockStart: space.xxsmall,
      borderRadius: '50%',
      border: '0.15625rem solid transparent',
      selectors: { '&[data-available]': { borderColor: 'currentcolor', background: 'currentcolor' } },
    },
  },
});
