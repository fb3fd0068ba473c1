import { motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const link = recipe({
  base: component({
    borderRadius: vars.radius.small,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: 'from-font',
    // These do nothing within a sentence; as the child of a layout, beside or below other things, a link is a
    // target of its own and as high as a finger.
    inlineSize: 'fit-content',
    minBlockSize: target,
    alignContent: 'center',
    // As the child of a layout it is as wide as its longest word unless that may break.
    overflowWrap: 'anywhere',
    transitionProperty: 'text-decoration-color, color',
    transitionDuration: motion.duration.quick,
    ':hover': { textDecorationThickness: '0.12em' },
  }),
  variants: {
    tone: {
      action: component({ color: vars.color.action.subtleText, fontWeight: vars.type.weight.medium }),
      inherit: component({ color: 'inherit' }),
      danger: component({ color: vars.color.danger.subtleText }),
      muted: component({ color: vars.color.textMuted }),
    },
    size: {
      large: component({ fontSize: vars.type.size.heading3, fontVariantNumeric: 'tabular-nums' }),
    },
    isUnbroken: { true: component({ whiteSpace: 'nowrap', minInlineSize: target }) },
    /** A link at the end of a section rather than in a sentence. */
    isStandalone: {
      true: component({
        display: 'inline-flex',
        alignItems: 'center',
        gap: space.xsmall,
        fontWeight: vars.type.weight.strong,
        textDecorationColor: 'transparent',
        ':hover': { textDecorationColor: 'currentcolor' },
        // On paper it leads nowhere, but a number can be called and an address typed.
        '@media': {
          print: {
            selectors: {
              '&:not([href^="tel:"], [href^="mailto:"], [href^="http"])': { display: 'none' },
              '&[href^="http"]::after': {
                content: '" (" attr(href) ")"',
                fontWeight: vars.type.weight.regular,
              },
            },
          },
        },
      }),
    },
  },
  compoundVariants: [
    {
      variants: { tone: 'muted', isStandalone: true },
      style: component({ fontWeight: vars.type.weight.regular, fontSize: vars.type.size.small }),
    },
  ],
  defaultVariants: { tone: 'action' },
});

const icon = (side: 'marginInlineStart' | 'marginInlineEnd') =>
  style(
    component({
      display: 'inline-block',
      // Beside words of two lines it would give way to them.
      flexShrink: 0,
      verticalAlign: '-0.2em',
      [side]: space.xxsmall,
      selectors: {
        [`${link.classNames.variants.isStandalone.true} > &`]: { margin: 0 },
        // Beside words that never break it is what gives way in a narrow row.
        [`${link.classNames.variants.isUnbroken.true} > &`]: { flexShrink: 1 },
      },
    }),
  );

/** Icons in running text: on its line, a little apart from the text. */
export const iconBefore = icon('marginInlineEnd');
export const iconAfter = icon('marginInlineStart');

export type LinkVariants = NonNullable<RecipeVariants<typeof link>>;
