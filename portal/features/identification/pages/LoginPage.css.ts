import { vars } from '@portal/design-system/themes/contract';
import { breakpoints, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, radius, type } = vars;

/** Welcome and picture on one side, the ways in on the other; on a phone the ways follow the welcome at once. */
export const layout = style({
  '@layer': {
    component: {
      display: 'grid',
      gap: space.large,
      maxInlineSize: '72rem',
      marginInline: 'auto',
      '@media': {
        [breakpoints.large]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
          gridTemplateRows: 'auto 1fr',
          columnGap: space.huge,
          rowGap: space.xlarge,
        },
      },
    },
  },
});

export const welcome = style({
  '@layer': {
    component: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.small,
      '@media': { [breakpoints.large]: { paddingBlockStart: space.large } },
    },
  },
});

export const picture = style({
  '@layer': {
    component: {
      display: 'none',
      '@media': { [breakpoints.large]: { display: 'block', gridColumn: 1, maxInlineSize: '30rem' } },
    },
  },
});

export const ways = style({
  '@layer': {
    component: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.large,
      minInlineSize: 0,
      '@media': { [breakpoints.large]: { gridColumn: 2, gridRow: '1 / span 2' } },
    },
  },
});

export const secure = style({
  '@layer': {
    component: {
      display: 'flex',
      gap: space.small,
      padding: space.medium,
      borderRadius: radius.control,
      background: color.action.subtle,
      color: color.action.subtleText,
    },
  },
});

export const lock = style({ '@layer': { component: { display: 'flex', flexShrink: 0 } } });

export const phone = style({
  '@layer': {
    component: {
      color: color.action.subtleText,
      fontWeight: type.weight.strong,
      whiteSpace: 'nowrap',
      textUnderlineOffset: '0.2em',
    },
  },
});
