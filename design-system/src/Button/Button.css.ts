import { breakpoints, line, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { inline } from '../Inline/Inline.css.ts';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

/** Can be focused, and says why it cannot be pressed. */
const refused = '&[aria-disabled]:not([aria-busy])';

/** With large text the words need the room of a phone more than its edges do. */
const sides = (wide: string) => `min(${wide}, 9vw)`;

const active = ':active:not(:disabled, [aria-disabled])';
const hover = ':hover:not(:disabled, [aria-disabled])';

/** Round ends suit one line. */
const iconAbove = {
  flexDirection: 'column',
  gap: space.xxsmall,
  borderRadius: radius.control,
  fontSize: type.size.small,
} as const;

/** Words that a row has room for, and that would look torn on two lines. */
const inRow = { '(min-width: 48rem)': { whiteSpace: 'nowrap' } } as const;

const onPhone = { paddingBlock: space.small, paddingInline: space.xxsmall, hyphens: 'auto' } as const;

export const button = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xsmall,
    maxInlineSize: '100%',
    border: `${line.thick} solid transparent`,
    borderRadius: radius.button,
    fontWeight: type.weight.strong,
    lineHeight: type.lineHeight.tight,
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    // A word wider than a phone breaks rather than sticks out.
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: motion.duration.quick,
    selectors: {
      // No opacity: it would fade the focus ring, and the words need not be hard to read.
      [`&:disabled, ${refused}`]: {
        borderColor: color.border,
        background: color.surfaceSunken,
        color: color.textMuted,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [refused]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
      print: { display: 'none' },
    },
  }),
  variants: {
    size: {
      small: component({
        minBlockSize: target,
        paddingBlock: space.xxsmall,
        paddingInline: space.medium,
        fontSize: type.size.small,
      }),
      medium: component({
        minBlockSize: '3rem',
        paddingBlock: space.xsmall,
        paddingInline: sides(space.large),
        fontSize: type.size.body,
      }),
      large: component({
        minBlockSize: '3.5rem',
        paddingBlock: space.small,
        paddingInline: sides(space.xlarge),
        fontSize: type.size.body,
      }),
    },
    tone: {
      primary: component({
        background: color.action.rest,
        color: color.action.text,
        selectors: {
          [`&${hover}`]: { background: color.action.hover },
          [`&${active}`]: { background: color.action.pressed },
        },
      }),
      secondary: component({
        background: color.action.subtle,
        color: color.action.subtleText,
        selectors: { [`&${hover}, &${active}`]: { background: color.action.subtleHover } },
      }),
      outline: component({
        background: color.surface,
        borderColor: color.borderStrong,
        color: color.action.subtleText,
        selectors: {
          [`&${hover}, &${active}`]: { background: color.action.subtle, borderColor: color.action.rest },
        },
      }),
      tertiary: component({
        color: color.action.subtleText,
        selectors: { [`&${hover}, &${active}`]: { background: color.action.subtle } },
      }),
      danger: component({
        background: color.danger.rest,
        borderColor: color.danger.edge,
        color: color.danger.text,
        selectors: {
          [`&${hover}`]: { background: color.danger.hover },
          [`&${active}`]: { background: color.danger.pressed },
        },
      }),
    },
    isFullWidth: { true: component({ inlineSize: '100%' }) },
    isIconAbove: {
      true: component({
        '@media': { [`not ${breakpoints.medium}`]: { ...iconAbove, ...onPhone }, ...inRow },
      }),
      always: component({
        ...iconAbove,
        paddingInline: space.xsmall,
        '@media': {
          [`not ${breakpoints.medium}`]: onPhone,
          [breakpoints.medium]: { paddingBlock: space.xsmall, fontWeight: type.weight.regular },
          ...inRow,
        },
      }),
    },
    /** The hover background reaches a little over the edge; the text does not move. */
    isFlush: {
      true: component({
        paddingInline: space.small,
        marginInlineStart: `calc(-1 * (${space.small} + ${line.thick}))`,
      }),
    },
    /** The words stay where they are, unseen, and hold the width. */
    isLoading: {
      true: component({
        position: 'relative',
        cursor: 'progress',
      }),
    },
    /** A circle around an icon: no words, no padding. */
    isIconOnly: {
      true: component({
        flexShrink: 0,
        inlineSize: target,
        blockSize: target,
        minBlockSize: target,
        padding: 0,
        borderRadius: radius.pill,
      }),
    },
  },
  defaultVariants: { size: 'medium', tone: 'primary' },
});

export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;

/** Words and icons under the spinner. */
export const covered = style(
  component({
    display: 'inherit',
    alignItems: 'inherit',
    justifyContent: 'inherit',
    gap: 'inherit',
    minInlineSize: 0,
    opacity: 0,
  }),
);

export const waiting = style(component({ position: 'absolute' }));

export const explained = style(
  component({
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.xxsmall,
    maxInlineSize: '100%',
    // Under each other buttons are as wide as their column, also with a reason below.
    '@media': {
      [`not ${breakpoints.medium}`]: {
        selectors: { [`${inline.classNames.variants.stacksBelow.medium} > &`]: { alignItems: 'stretch' } },
      },
      // In a row the reason is below all buttons: it would push the next one as far as it is long.
      [breakpoints.medium]: { selectors: { [`${inline.classNames.base} > &`]: { display: 'contents' } } },
    },
  }),
);

export const reason = style(
  component({
    color: color.textMuted,
    fontSize: type.size.small,
    '@media': {
      [breakpoints.medium]: {
        selectors: { [`${inline.classNames.base} > ${explained} > &`]: { order: 1, flexBasis: '100%' } },
      },
    },
  }),
);
