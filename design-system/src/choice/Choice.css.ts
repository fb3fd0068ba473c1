import { breakpoints, line, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

/** One choice: control and label, all of it the target. */
export const choice = recipe({
  base: component({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.small,
    minBlockSize: target,
    paddingBlock: space.xsmall,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textMuted } },
  }),
  variants: {
    appearance: {
      plain: '',
      inline: '',
      // Below its mark, beside those before and after it; in a list where there is no room.
      columns: component({
        '@media': {
          [breakpoints.medium]: {
            flexDirection: 'column',
            alignItems: 'center',
            gap: space.xsmall,
            textAlign: 'center',
          },
        },
      }),
      // The box alone, as large as a finger: what is beside it says what is chosen.
      bare: component({
        alignItems: 'center',
        gap: 0,
        minInlineSize: target,
        paddingBlock: 0,
        '@media': { print: { display: 'none' } },
      }),
      // One of several below each other, that a button saves: a line between them, no switch, which would act at once.
      row: component({
        paddingBlock: space.medium,
        borderBlockEnd: `${line.thin} solid ${color.border}`,
      }),
      card: component({
        paddingBlock: space.medium,
        paddingInline: space.medium,
        border: `${line.thin} solid ${color.borderStrong}`,
        borderRadius: radius.control,
        background: color.surface,
        transitionProperty: 'border-color, background-color',
        transitionDuration: motion.duration.quick,
        selectors: {
          '&:hover:not(:has(:disabled))': { borderColor: color.action.rest },
          '&:has(:checked)': {
            borderColor: color.action.rest,
            boxShadow: `inset 0 0 0 ${line.thin} ${color.action.rest}`,
            background: color.action.subtle,
          },
        },
      }),
    },
  },
  defaultVariants: { appearance: 'plain' },
});

export type ChoiceVariants = NonNullable<RecipeVariants<typeof choice>>;

export const box = style(
  component({
    appearance: 'none',
    flexShrink: 0,
    display: 'grid',
    placeContent: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    margin: 0,
    border: `${line.thick} solid ${color.borderStrong}`,
    background: color.surface,
    cursor: 'inherit',
    transitionProperty: 'background-color, border-color',
    transitionDuration: motion.duration.quick,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.action.rest },
      '&:checked': { borderColor: color.action.rest, background: color.action.rest },
      '&[aria-invalid=true]': { borderColor: color.danger.border },
      '&:disabled': { background: color.surfaceSunken, borderColor: color.border },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  }),
);

export const checkbox = style(
  component({
    // Never so round, however round the brand is, that it looks like a radio button.
    borderRadius: `min(${radius.small}, 30%)`,
    '::before': {
      content: '',
      inlineSize: '0.4rem',
      blockSize: '0.75rem',
      marginBlockStart: '-0.15rem',
      border: `solid ${color.action.text}`,
      borderWidth: `0 ${line.focus} ${line.focus} 0`,
      transform: 'rotate(45deg) scale(0)',
      transition: `transform ${motion.duration.quick}`,
    },
    selectors: { '&:checked::before': { transform: 'rotate(45deg) scale(1)' } },
  }),
);

export const radio = style(
  component({
    borderRadius: '50%',
    '::before': {
      content: '',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      borderRadius: '50%',
      background: color.action.text,
      transform: 'scale(0)',
      transition: `transform ${motion.duration.quick}`,
    },
    selectors: { '&:checked::before': { transform: 'scale(1)' } },
  }),
);

export const toggle = style(
  component({
    position: 'relative',
    inlineSize: '2.75rem',
    blockSize: '1.625rem',
    placeContent: 'center start',
    borderRadius: radius.pill,
    background: color.surfaceSunken,
    '::before': {
      content: '',
      inlineSize: '1rem',
      blockSize: '1rem',
      marginInlineStart: '0.1875rem',
      borderRadius: '50%',
      background: color.borderStrong,
      transition: `transform ${motion.duration.quick}`,
    },
    selectors: {
      '&:checked::before': { transform: 'translateX(1.125rem)', background: color.action.text },
      '&:checked:dir(rtl)::before': { transform: 'translateX(-1.125rem)' },
    },
  }),
);

export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxsmall,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const strong = style(component({ fontWeight: type.weight.medium }));
export const group = recipe({
  variants: {
    appearance: {
      plain: component({ display: 'flex', flexDirection: 'column' }),
      card: component({ display: 'flex', flexDirection: 'column', gap: space.small }),
      inline: component({ display: 'flex', flexWrap: 'wrap', columnGap: space.xlarge }),
      columns: component({
        display: 'flex',
        flexDirection: 'column',
        '@media': {
          [breakpoints.medium]: {
            display: 'grid',
            gridAutoFlow: 'column',
            gridAutoColumns: 'minmax(0, 1fr)',
            columnGap: space.small,
          },
        },
      }),
    },
  },
  defaultVariants: { appearance: 'plain' },
});

export type GroupVariants = NonNullable<RecipeVariants<typeof group>>;
