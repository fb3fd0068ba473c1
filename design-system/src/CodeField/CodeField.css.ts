import { line, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

/** Digits run from left to right in every language. */
export const row = style(
  component({
    position: 'relative',
    display: 'flex',
    gap: space.xsmall,
    direction: 'ltr',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    borderRadius: radius.control,
    marginBlock: space.xsmall,
    // One ring around the row: it is one field. The box that is written in has its own mark.
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: space.xxsmall,
      },
    },
  }),
);

/** Over the boxes, so that fingers, keyboards and autofill see one field. */
export const input = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    border: 0,
    opacity: 0,
    cursor: 'text',
    // Below this size iOS zooms the page in.
    fontSize: type.size.lead,
  }),
);

export const box = style(
  component({
    display: 'grid',
    placeContent: 'center',
    // A width of their own: the row is as wide as its boxes, and what only shares or flexes would be as wide as a digit.
    inlineSize: '3.5rem',
    minInlineSize: 0,
    blockSize: '4rem',
    border: `${line.thin} solid ${color.borderStrong}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.heading,
    fontSize: type.size.heading2,
    fontWeight: type.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: type.lineHeight.tight,
    selectors: {
      [`${input}:hover:not(:disabled) ~ &`]: { borderColor: color.action.rest },
      '&[data-filled]': { borderColor: color.action.rest },
      [`${input}[aria-invalid=true] ~ &`]: {
        borderColor: color.danger.border,
        boxShadow: `inset 0 0 0 ${line.thin} ${color.danger.border}`,
      },
      [`${input}:disabled ~ &, ${input}:read-only ~ &`]: {
        background: color.surfaceSunken,
        borderColor: color.border,
        color: color.textMuted,
      },
      [`${input}:focus-visible ~ &[data-active]`]: {
        borderColor: color.action.rest,
        boxShadow: `inset 0 0 0 ${line.thick} ${color.action.rest}`,
      },
      // It is wrong also where it is written in.
      [`${input}[aria-invalid=true]:focus-visible ~ &[data-active]`]: {
        borderColor: color.danger.border,
        boxShadow: `inset 0 0 0 ${line.thick} ${color.danger.border}`,
      },
    },
  }),
);

export const waiting = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsmall,
    color: color.textMuted,
  }),
);
