import { avatar, breakpoints, target } from '@portal/tokens/shared';
import { keyframes, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** Marks what is on its way: around it the layout keeps the footer below the first screen. */
export const pending = style({});

export const skeleton = recipe({
  base: component({
    display: 'block',
    background: vars.color.surfaceSunken,
    borderRadius: vars.radius.small,
    animation: `${breathe} 1600ms ease-in-out infinite`,
    '@media': { '(forced-colors: active)': { background: 'GrayText', forcedColorAdjust: 'none' } },
  }),
  variants: {
    /** As high as a line of the text that it stands for. */
    shape: {
      text: component({ blockSize: '1em', marginBlock: '0.275em', fontSize: vars.type.size.body }),
      small: component({ blockSize: '1em', marginBlock: '0.275em', fontSize: vars.type.size.small }),
      heading: component({ blockSize: '1em', marginBlock: '0.11em', fontSize: vars.type.size.heading3 }),
      avatar: component({
        inlineSize: avatar.medium,
        blockSize: avatar.medium,
        borderRadius: '50%',
        flexShrink: 0,
      }),
      leaf: component({
        inlineSize: '3.75rem',
        blockSize: '5rem',
        borderRadius: vars.radius.control,
        flexShrink: 0,
        '@media': { [breakpoints.medium]: { inlineSize: '4.5rem' } },
      }),
      button: component({ blockSize: '3rem', borderRadius: vars.radius.button }),
      tile: component({ blockSize: target, borderRadius: vars.radius.control }),
      block: component({ blockSize: '8rem', borderRadius: vars.radius.card }),
    },
    width: {
      full: component({ inlineSize: '100%' }),
      long: component({ inlineSize: '75%' }),
      half: component({ inlineSize: '50%' }),
      short: component({ inlineSize: '25%' }),
      auto: '',
    },
  },
  defaultVariants: { shape: 'text', width: 'full' },
});

export type SkeletonVariants = NonNullable<RecipeVariants<typeof skeleton>>;
