import { space } from '@portal/tokens/shared';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, type } = vars;

export const text = recipe({
  variants: {
    size: {
      small: component({ fontSize: type.size.small }),
      body: component({ fontSize: type.size.body }),
      lead: component({ fontSize: type.size.lead, textWrap: 'pretty' }),
      inherit: component({ fontSize: 'inherit' }),
    },
    tone: {
      default: component({ color: color.text }),
      muted: component({ color: color.textMuted }),
      danger: component({ color: color.danger.subtleText }),
      success: component({ color: color.success.subtleText }),
      inherit: component({ color: 'inherit' }),
    },
    weight: {
      regular: component({ fontWeight: type.weight.regular }),
      medium: component({ fontWeight: type.weight.medium }),
      strong: component({ fontWeight: type.weight.strong }),
    },
    align: {
      start: component({ textAlign: 'start' }),
      center: component({ textAlign: 'center' }),
      end: component({ textAlign: 'end' }),
    },
    isNumeric: {
      true: component({
        fontVariantNumeric: 'tabular-nums',
        // Without a letter to set the direction, a sum would follow the text around it, and its sign change sides.
        unicodeBidi: 'plaintext',
      }),
    },
    hasIcon: {
      true: component({
        display: 'inline-flex',
        alignItems: 'center',
        gap: space.xxsmall,
        // The text is a flex item, as wide as its longest word unless that may break.
        overflowWrap: 'anywhere',
      }),
    },
    isShortened: {
      true: component({
        display: 'block',
        selectors: {
          ':not([open]) > summary &': {
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 1,
            overflow: 'hidden',
          },
        },
        '@media': { print: { selectors: { ':not([open]) > summary &': { display: 'block' } } } },
      }),
    },
    isClamped: {
      true: component({
        '@media': {
          screen: {
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
          },
        },
      }),
    },
    keepsLines: { true: component({ whiteSpace: 'pre-line' }) },
  },
  defaultVariants: { size: 'body', tone: 'inherit' },
});

export type TextVariants = NonNullable<RecipeVariants<typeof text>>;
