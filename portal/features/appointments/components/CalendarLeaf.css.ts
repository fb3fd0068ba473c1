import { vars } from '@portal/design-system/themes/contract';
import { space } from '@portal/tokens/shared';
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
      inlineSize: '4.5rem',
      minBlockSize: '5rem',
      borderRadius: radius.control,
      lineHeight: type.lineHeight.tight,
      fontSize: type.size.small,
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
