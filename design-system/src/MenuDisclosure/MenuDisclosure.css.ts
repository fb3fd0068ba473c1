import { breakpoints, line, motion, space, target, zIndex } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow, type } = vars;

export const menu = style(component({ position: 'relative' }));

export const trigger = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xsmall,
    minBlockSize: target,
    minInlineSize: target,
    maxInlineSize: '100%',
    paddingInline: space.xsmall,
    borderRadius: radius.button,
    overflowWrap: 'anywhere',
    fontWeight: type.weight.medium,
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: motion.duration.quick,
    ':hover': { background: color.action.subtle },
    selectors: { '[open] > &': { background: color.action.subtle } },
    '@media': { [breakpoints.medium]: { paddingInline: space.small } },
  }),
);

/** A phone's header has no room for it; text and icons are recognised as menus there. */
export const chevron = style(
  component({
    display: 'none',
    flexShrink: 0,
    '@media': { [breakpoints.medium]: { display: 'block' } },
    transitionProperty: 'transform',
    transitionDuration: motion.duration.calm,
    selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
  }),
);

export const panel = recipe({
  base: component({
    position: 'absolute',
    zIndex: zIndex.menu,
    insetBlockStart: `calc(100% + ${space.xsmall})`,
    minInlineSize: '13rem',
    maxInlineSize: 'min(22rem, calc(100vw - 2rem))',
    padding: space.xsmall,
    borderRadius: radius.card,
    border: `${line.thin} solid ${color.border}`,
    background: color.surfaceRaised,
    boxShadow: shadow.overlay,
  }),
  variants: {
    side: {
      start: component({ insetInlineStart: 0 }),
      end: component({ insetInlineEnd: 0 }),
    },
  },
  defaultVariants: { side: 'end' },
});

export type PanelVariants = NonNullable<RecipeVariants<typeof panel>>;

export const item = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    inlineSize: '100%',
    minBlockSize: '3rem',
    paddingInline: space.small,
    borderRadius: radius.control,
    color: color.text,
    textDecoration: 'none',
    cursor: 'pointer',
    ':hover': { background: color.action.subtle },
    selectors: { '&[aria-current]': { fontWeight: type.weight.strong } },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
    },
  }),
);
