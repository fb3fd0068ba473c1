import { breakpoints, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { action, heading, text, textMuted, focus } = vars.color;
const { hero: own, success } = vars.color;

/** What components use in the opening in place of their own roles, so that each of them is at home there. */
const ownRoles = {
  [heading]: own.text,
  [text]: own.text,
  [textMuted]: own.text,
  [focus]: own.text,
  [action.rest]: own.action,
  [action.hover]: own.actionHover,
  [action.pressed]: own.actionPressed,
  [action.text]: own.actionText,
  [action.subtle]: own.quiet,
  [action.subtleHover]: own.quiet,
  [action.subtleText]: own.text,
};

export const hero = recipe({
  base: component({
    display: 'grid',
    alignItems: 'center',
    gap: space.medium,
    padding: space.large,
    borderRadius: vars.hero.radius,
    overflow: 'hidden',
    '@media': {
      [breakpoints.medium]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        padding: space.xlarge,
      },
      [breakpoints.large]: { paddingInline: space.xxlarge },
    },
  }),
  variants: {
    tone: {
      brand: component({
        background: own.ground,
        color: own.text,
        vars: ownRoles,
        mask: vars.hero.mask,
        paddingBlockEnd: `calc(${space.large} + ${vars.hero.edge})`,
        '@media': { [breakpoints.medium]: { paddingBlockEnd: `calc(${space.xlarge} + ${vars.hero.edge})` } },
      }),
      success: component({ background: success.subtle, color: success.subtleText }),
    },
  },
  defaultVariants: { tone: 'brand' },
});

export type HeroVariants = NonNullable<RecipeVariants<typeof hero>>;

export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.medium,
    '@media': { [breakpoints.medium]: { paddingBlock: space.large } },
  }),
);

/** Short screens show the text first, and the drawing only as far as there is room beside it. */
export const drawing = style(component({ inlineSize: '100%', maxInlineSize: '27rem', marginInline: 'auto' }));
