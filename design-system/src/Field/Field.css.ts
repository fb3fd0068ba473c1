import { breakpoints, line, motion, space } from '@portal/tokens/shared';
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
/** Keeps a line for live messages, so that nothing below moves. */
export const live = style(component({ minBlockSize: '1lh', fontSize: type.size.small }));
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

/** The outline of everything that one types or chooses in; around an input it takes on the input's states. */
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
      '&:hover:not(:disabled, :has(> input:disabled))': { borderColor: color.action.rest },
      '&[aria-invalid=true], &:has(> [aria-invalid=true])': {
        borderColor: color.danger.border,
        boxShadow: `inset 0 0 0 ${line.thin} ${color.danger.border}`,
      },
      '&:disabled, &:has(> input:disabled)': {
        background: color.surfaceSunken,
        borderColor: color.border,
        color: color.textMuted,
        cursor: 'not-allowed',
      },
      '&:is(input, textarea):read-only, &:has(> input:read-only:not(:disabled))': {
        background: color.surfaceSunken,
        borderColor: color.border,
      },
    },
    '::placeholder': { color: color.textMuted, opacity: 1 },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:disabled, &:has(> input:disabled)': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

/** For short values: narrower than the others, but not by a hair on a phone. */
export const mediumWidth = style(
  component({ '@media': { [breakpoints.medium]: { maxInlineSize: '20rem' } } }),
);

/** The input within an outline that it shares with buttons and units. */
export const bare = style(
  component({
    flex: 1,
    minInlineSize: 0,
    alignSelf: 'stretch',
    padding: 0,
    border: 0,
    background: 'none',
    outline: 'none',
    cursor: 'inherit',
    '::placeholder': { color: color.textMuted, opacity: 1 },
  }),
);

/** An outline around a `bare` input, which shows the focus for it. */
export const frame = style([
  control,
  component({
    gap: 0,
    selectors: {
      [`&:has(> ${bare}:focus-visible)`]: {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: line.thick,
      },
    },
  }),
]);
