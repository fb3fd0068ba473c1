import { line, motion, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

const { color, radius, type } = vars;

/** On touch screens: there is nothing to drag, and there is a camera. */
const TOUCH = '(pointer: coarse)';

/** Over the whole zone, so that the browser's own input receives the press and the drop. */
export const input = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    '::file-selector-button': { cursor: 'pointer' },
    ':disabled': { cursor: 'not-allowed' },
  }),
);

export const zone = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xsmall,
    padding: space.large,
    border: `${line.thick} dashed ${color.borderStrong}`,
    borderRadius: radius.card,
    background: color.surface,
    textAlign: 'center',
    transitionProperty: 'border-color, background-color',
    transitionDuration: motion.duration.quick,
    selectors: {
      [`&:has(> ${input}:hover:not(:disabled)), &[data-over]`]: {
        borderColor: color.action.rest,
        background: color.action.subtle,
      },
      '&[data-over]': { borderStyle: 'solid' },
      [`&:has(> ${input}[aria-invalid=true])`]: { borderColor: color.danger.border },
      [`&:has(> ${input}:disabled)`]: {
        borderColor: color.border,
        background: color.surfaceSunken,
        color: color.textMuted,
      },
      [`&:has(> ${input}:focus-visible)`]: {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: line.thick,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [`&:has(> ${input}:disabled)`]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

/** A picture of what is accepted or was added, on a soft round background. */
export const sign = style(
  component({
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: radius.pill,
    background: color.action.subtle,
    color: color.action.subtleText,
    selectors: { [`${input}:disabled ~ &`]: { background: 'none', color: color.textMuted } },
  }),
);

export const action = style(
  component({
    color: color.action.subtleText,
    fontWeight: type.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    selectors: { [`${input}:disabled ~ * > &`]: { color: color.textMuted, textDecoration: 'none' } },
  }),
);
export const drop = style(component({ '@media': { [TOUCH]: { display: 'none' } } }));
export const rules = style(
  component({ color: color.textMuted, fontSize: type.size.small, textWrap: 'balance' }),
);

export const camera = style(
  component({
    position: 'relative',
    display: 'none',
    '@media': { [TOUCH]: { display: 'inline-flex' } },
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: line.thick,
      },
    },
  }),
);

export const refusals = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxsmall,
    // The gap is for its content; an alert has to be there before its text arrives.
    selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space.xsmall})` } },
  }),
);

export const list = style(component({ display: 'flex', flexDirection: 'column', gap: space.xsmall }));
export const row = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.small,
    padding: space.small,
    border: `${line.thin} solid ${color.border}`,
    borderRadius: radius.control,
    background: color.surface,
  }),
);
export const body = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 8rem',
    gap: space.xxsmall,
    minInlineSize: 0,
  }),
);
/** Text that has to be read whole: where there is too little room for both, the actions go below it. */
export const failed = style(component({ flexBasis: '14rem' }));
export const name = style(component({ fontWeight: type.weight.medium }));
export const facts = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xxsmall,
    color: color.textMuted,
    fontSize: type.size.small,
  }),
);
export const progress = style(
  component({ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: space.xsmall }),
);
export const done = style(component({ color: color.success.subtleText }));
export const actions = style(component({ display: 'flex', flexShrink: 0, marginInlineStart: 'auto' }));
export const news = visuallyHidden;
