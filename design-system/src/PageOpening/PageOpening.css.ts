import { breakpoints, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { heroRoles } from '../styling/hero-roles.ts';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { hero: own } = vars.color;

/** How wide the drawing is: words end before it. */
const drawn = { medium: '9rem', large: '11rem' } as const;
/** The empty margin below what is drawn, which stands on the edge of the ground. */
const below = '0.9rem';

export const ground = style(
  component({
    '@media': {
      screen: {
        background: own.ground,
        color: own.text,
        vars: heroRoles,
        mask: vars.hero.mask,
        paddingBlockEnd: vars.hero.edge,
        // Together with the space of a dense page; on a phone an edge is part of it.
        marginBlockEnd: `max(0rem, ${space.medium} - ${vars.hero.edge})`,
        overflow: 'hidden',
      },
      [breakpoints.large]: { marginBlockEnd: space.medium },
    },
  }),
);

export const column = style(
  component({
    position: 'relative',
    paddingBlock: space.medium,
    '@media': {
      [breakpoints.large]: { paddingBlock: space.xlarge },
      print: { paddingBlock: `${space.medium} 0` },
    },
  }),
);

export const words = recipe({
  base: component({ minInlineSize: 0, overflowWrap: 'anywhere' }),
  variants: {
    isBeside: {
      true: component({
        '@media': {
          [breakpoints.medium]: { paddingInlineEnd: drawn.medium },
          [breakpoints.large]: { paddingInlineEnd: drawn.large },
        },
      }),
    },
  },
});

export const drawing = style(
  component({
    display: 'none',
    '@media': {
      [breakpoints.medium]: {
        display: 'block',
        position: 'absolute',
        insetBlockEnd: `calc(-1 * ${below})`,
        insetInlineEnd: 0,
        inlineSize: drawn.medium,
      },
      [breakpoints.large]: { inlineSize: drawn.large },
    },
  }),
);
