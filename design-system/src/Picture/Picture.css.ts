import { line } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const frame = recipe({
  base: component({
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    inlineSize: '100%',
    border: `${line.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
  }),
  variants: {
    shape: {
      card: component({ aspectRatio: '85.6 / 54' }),
      photo: component({ aspectRatio: '4 / 3' }),
    },
  },
  defaultVariants: { shape: 'photo' },
});

export type FrameVariants = NonNullable<RecipeVariants<typeof frame>>;

/** Shown whole, whatever its proportions. */
export const image = style(
  component({
    gridArea: '1 / 1',
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: 0,
    objectFit: 'contain',
  }),
);
export const missing = style(component({ gridArea: '1 / 1' }));
