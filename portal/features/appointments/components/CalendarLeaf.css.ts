import { vars } from '@portal/design-system/themes/contract';
import { breakpoints, space } from '@portal/tokens/shared';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius, type } = vars;

export const leaf = style({
  '@layer': {
    component: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      inlineSize: '3.75rem',
      minBlockSize: '5rem',
      borderRadius: radius.control,
      lineHeight: type.lineHeight.tight,
      fontSize: type.size.small,
      '@media': { [breakpoints.medium]: { inlineSize: '4.5rem' } },
    },
  },
});

export const tone = styleVariants({
  coming: { '@layer': { component: { background: color.action.subtle, color: color.action.subtleText } } },
  quiet: { '@layer': { component: { background: color.surfaceSunken, color: color.textMuted } } },
});

export const day = style({
  '@layer': {
    component: {
      fontFamily: type.family.heading,
      fontSize: type.size.heading2,
      fontWeight: type.weight.heading,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1,
      paddingBlock: `calc(${space.xxsmall} / 2)`,
    },
  },
});
