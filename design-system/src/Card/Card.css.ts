import { line, motion, space } from '@portal/tokens/shared';
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow } = vars;

export const card = style(
  component({
    position: 'relative',
    borderRadius: radius.card,
    border: `${line.thin} solid transparent`,
    minInlineSize: 0,
    // Forced colours take shadows away; the border then shows where the card ends.
  }),
);

export const tone = styleVariants({
  surface: component({ background: color.surface, boxShadow: shadow.card }),
  outline: component({ background: color.surface, borderColor: color.border }),
  sunken: component({ background: color.surfaceSunken }),
  subtle: component({ background: color.action.subtle }),
  brand: component({ background: color.brand.decorSoft, color: color.brand.decorText }),
});

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

export const linked = style(
  component({
    transitionProperty: 'box-shadow, transform, border-color',
    transitionDuration: motion.duration.calm,
    selectors: {
      [`&:has(${link}:hover)`]: {
        boxShadow: shadow.lifted,
        transform: `translateY(calc(${space.xxsmall} / -2))`,
      },
    },
  }),
);
