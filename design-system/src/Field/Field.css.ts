import { line, motion, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

export const field = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xsmall,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const label = style(component({ fontWeight: type.weight.strong, color: color.text }));
export const legend = style([
  label,
  component({ padding: 0, marginBlockEnd: space.xsmall, overflowWrap: 'anywhere' }),
]);
export const optional = style(component({ fontWeight: type.weight.regular, color: color.textMuted }));
export const description = style(component({ fontSize: type.size.small, color: color.textMuted }));
export const footer = style(
  component({ display: 'flex', justifyContent: 'space-between', gap: space.medium }),
);
export const counter = recipe({
  base: component({
    position: 'relative',
    marginInlineStart: 'auto',
    fontSize: type.size.small,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
  variants: {
    isOver: { true: component({ color: color.danger.subtleText, fontWeight: type.weight.strong }) },
  },
});

/** The outline of everything that is typed or chosen in. */
export const control = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    inlineSize: '100%',
    minBlockSize: '3rem',
    paddingInline: space.medium,
    border: `${line.thin} solid ${color.borderStrong}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.text,
    textAlign: 'start',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: motion.duration.quick,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.action.rest },
      '&[aria-invalid=true]': {
        borderColor: color.danger.border,
        boxShadow: `inset 0 0 0 ${line.thin} ${color.danger.border}`,
      },
      '&:disabled': {
        background: color.surfaceSunken,
        borderColor: color.border,
        color: color.textMuted,
        cursor: 'not-allowed',
      },
      '&:read-only:not(button)': { background: color.surfaceSunken, borderColor: color.border },
    },
    '::placeholder': { color: color.textMuted, opacity: 1 },
  }),
);
