import { vars } from '@portal/design-system/themes/contract';
import { breakpoints, line, motion, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';

const { color, radius, shadow, type } = vars;

export const item = style({ '@layer': { component: { display: 'flex', minInlineSize: 0 } } });

export const method = style({
  '@layer': {
    component: {
      display: 'flex',
      flex: 1,
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space.xsmall,
      minInlineSize: 0,
      minBlockSize: '6.5rem',
      paddingBlock: space.medium,
      paddingInline: space.xxsmall,
      border: `${line.thin} solid ${color.border}`,
      borderRadius: radius.control,
      background: color.surface,
      color: color.text,
      boxShadow: shadow.card,
      fontSize: type.size.small,
      fontWeight: type.weight.strong,
      lineHeight: type.lineHeight.tight,
      textAlign: 'center',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      transitionProperty: 'background-color, border-color, box-shadow',
      transitionDuration: motion.duration.quick,
      ':hover': { background: color.action.subtle, borderColor: color.action.rest },
      '@media': { [breakpoints.medium]: { fontSize: type.size.body } },
    },
  },
});

export const emblem = style({
  '@layer': {
    component: { inlineSize: space.xlarge, blockSize: space.xlarge, color: color.action.subtleText },
  },
});
