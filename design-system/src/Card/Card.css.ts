import { line, motion, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { ownSpace } from '../styling/space.css.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow } = vars;

export const link = style(
  component({
    color: 'inherit',
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: line.thick,
      },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  }),
);

export const card = recipe({
  base: component({
    position: 'relative',
    padding: ownSpace,
    borderRadius: radius.card,
    // Forced colours take shadows away; the border then shows where the card ends.
    border: `${line.thin} solid transparent`,
    minInlineSize: 0,
    transitionProperty: 'box-shadow, transform, border-color',
    transitionDuration: motion.duration.calm,
    selectors: {
      [`&:has(${link}:hover)`]: {
        boxShadow: shadow.lifted,
        transform: `translateY(calc(${space.xxsmall} / -2))`,
      },
    },
  }),
  variants: {
    tone: {
      surface: component({ background: color.surface, boxShadow: shadow.card }),
      outline: component({ background: color.surface, borderColor: color.border }),
      sunken: component({ background: color.surfaceSunken }),
      subtle: component({ background: color.action.subtle }),
      brand: component({ background: color.brand.decorSoft, color: color.brand.decorText }),
    },
  },
  defaultVariants: { tone: 'surface' },
});

export type CardVariants = NonNullable<RecipeVariants<typeof card>>;
