import { vars } from '@portal/design-system/themes/contract';
import { avatar, line, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const row = style({
  '@layer': {
    component: {
      display: 'grid',
      gridTemplateColumns: `${avatar.medium} minmax(0, 1fr)`,
      alignItems: 'start',
      gap: space.small,
    },
  },
});

/** As wide as a face, so that all words begin on one line. */
export const symbol = style({
  '@layer': {
    component: {
      display: 'grid',
      placeContent: 'center',
      inlineSize: avatar.medium,
      blockSize: avatar.medium,
      borderRadius: '50%',
      background: color.surfaceSunken,
      color: color.textMuted,
    },
  },
});

export const price = style({
  '@layer': {
    component: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.xxsmall,
      paddingBlockStart: space.medium,
      borderBlockStart: `${line.thin} solid ${color.border}`,
    },
  },
});
