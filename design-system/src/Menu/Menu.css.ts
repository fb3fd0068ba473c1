import { line, space, zIndex } from '@portal/tokens/shared';
import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow, type } = vars;

/** Of the second line. */
const quiet = createVar();

const pointedAt = '&[data-hovered], &[data-pressed], &[data-focus-visible]';

export const popover = style(
  component({
    zIndex: zIndex.overlay,
    minInlineSize: 'max(var(--trigger-width), 14rem)',
    maxInlineSize: 'min(24rem, calc(100vw - 2rem))',
    overflow: 'auto',
    border: `${line.thin} solid ${color.border}`,
    borderRadius: radius.card,
    background: color.surfaceRaised,
    boxShadow: shadow.overlay,
    outline: 'none',
    '@media': { print: { display: 'none' } },
  }),
);

export const menu = style(component({ outline: 'none' }));

export const section = style(
  component({
    padding: space.xsmall,
    selectors: { '& + &': { borderBlockStart: `${line.thin} solid ${color.border}` } },
  }),
);

export const heading = style(
  component({
    paddingBlock: space.xsmall,
    paddingInline: space.small,
    color: color.textMuted,
    fontSize: type.size.small,
    fontWeight: type.weight.strong,
  }),
);

export const item = recipe({
  base: component({
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    minBlockSize: '2.875rem',
    paddingBlock: space.xsmall,
    paddingInline: space.small,
    borderRadius: radius.control,
    color: color.text,
    vars: { [quiet]: color.textMuted },
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      [pointedAt]: { background: color.action.subtle },
      '&[data-focus-visible]': {
        outline: `${line.thick} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${line.thick})`,
      },
      '&[data-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
  variants: {
    isDestructive: {
      true: component({
        color: color.danger.subtleText,
        vars: { [quiet]: color.danger.subtleText },
        selectors: { [pointedAt]: { background: color.danger.subtle } },
      }),
    },
  },
});

export const words = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const detail = style(component({ color: quiet, fontSize: type.size.small }));
