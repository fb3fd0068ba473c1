import { space } from '@portal/tokens/shared';
import { keyframes, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style(
  component({
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: '1.25em',
    blockSize: '1.25em',
    borderRadius: '50%',
    border: '0.16em solid currentcolor',
    borderInlineEndColor: 'transparent',
    animation: `${turn} 800ms linear infinite`,
    '@media': {
      // Without motion a gap would look like a fault; a ring of dots does not.
      '(prefers-reduced-motion: reduce)': {
        opacity: 0.7,
        borderInlineEndColor: 'currentcolor',
        borderStyle: 'dotted',
      },
    },
  }),
);

export const scale = recipe({
  variants: {
    size: { medium: component({ fontSize: '1em' }), large: component({ fontSize: '2em' }) },
  },
  defaultVariants: { size: 'medium' },
});

export type SpinnerVariants = NonNullable<RecipeVariants<typeof scale>>;

export const status = style(
  component({ display: 'inline-flex', alignItems: 'center', gap: space.small, overflowWrap: 'anywhere' }),
);
