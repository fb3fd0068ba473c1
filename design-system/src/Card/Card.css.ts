import { breakpoints, line, motion, space } from '@portal/tokens/shared';
import { globalStyle, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { heroRoles } from '../styling/hero-roles.ts';
import { component } from '../styling/layer.ts';
import { ownSpace } from '../styling/space.css.ts';
import { vars } from '../themes/contract.css.ts';

const { card: brandCard, color, density, hero, radius, shadow } = vars;

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

/** Around a button: the rest of the card is its target, too. */
export const action = style(component({ display: 'grid', inlineSize: '100%', marginBlockStart: 'auto' }));

globalStyle(`${action} > :is(a, button)::after`, {
  '@layer': { component: { content: '', position: 'absolute', inset: 0, borderRadius: radius.card } },
});

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
    '@media': {
      print: {
        boxShadow: 'none',
        breakInside: 'avoid',
        // A list is longer than a page: its rows stay whole instead.
        selectors: { '&:has(li)': { breakInside: 'auto' } },
      },
    },
    selectors: {
      [`&:has(${link}:hover), &:has(${action}:hover)`]: {
        boxShadow: shadow.lifted,
        transform: `translateY(calc(${space.xxsmall} / -2))`,
      },
    },
  }),
  variants: {
    tone: {
      surface: component({
        background: color.surface,
        borderColor: color.border,
        borderWidth: brandCard.edge,
        boxShadow: shadow.card,
        '@media': { '(forced-colors: active)': { borderWidth: line.thin } },
      }),
      outline: component({ background: color.surface, borderColor: color.border }),
      sunken: component({ background: color.surfaceSunken }),
      subtle: component({ background: color.info.subtle }),
      brand: component({ background: color.brand.decorSoft, color: color.brand.decorText }),
      accent: component({ background: color.accent.soft, color: color.text }),
      hero: component({
        background: color.hero.ground,
        color: color.hero.text,
        borderRadius: hero.radius,
        vars: heroRoles,
      }),
    },
  },
  defaultVariants: { tone: 'surface' },
});

/** Holds on to the card's upper edge; takes no room and no press. */
export const peek = style(
  component({
    position: 'absolute',
    insetBlockEnd: 'calc(100% - 0.1875rem)',
    insetInlineEnd: space.large,
    inlineSize: '4.5rem',
    pointerEvents: 'none',
    // Where there is room, the line above a card has words at both of its ends.
    '@media': { [breakpoints.medium]: { insetInlineEnd: '33%' } },
  }),
);

export const peekFromMedium = style([
  peek,
  component({ '@media': { [`not ${breakpoints.medium}`]: { display: 'none' } } }),
]);

/** The brand's own density, where a card asks for no other space. */
export const roomy = style(
  component({
    padding: density.card,
    '@media': { [breakpoints.medium]: { padding: density.cardWide } },
  }),
);

/** Words, and from 480 px on a drawing beside them that runs off the card's corner. */
export const illustrated = style(
  component({
    overflow: 'hidden',
    '@media': {
      [breakpoints.medium]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24%)',
        columnGap: space.large,
      },
      [breakpoints.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30%)' },
    },
  }),
);

export const drawing = style(
  component({
    alignSelf: 'end',
    // Over the space of the card and as much again, which cuts it off.
    marginBlockEnd: `calc(-1 * ${ownSpace} - ${space.medium})`,
    marginInlineEnd: `calc(-1.5 * ${ownSpace})`,
    '@media': { [`not ${breakpoints.medium}`]: { display: 'none' } },
  }),
);

export type CardVariants = NonNullable<RecipeVariants<typeof card>>;
