import { avatar, space } from '@portal/tokens/shared';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

const side = (length: string) => component({ inlineSize: length, blockSize: length });

export const medallion = recipe({
  base: component({
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    fontSize: type.size.lead,
    fontWeight: type.weight.heading,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    size: {
      small: side(avatar.medium),
      medium: side('3rem'),
      // As large as an `Avatar` of size `large`, beside which it stands.
      face: side(avatar.large),
      large: side(space.huge),
    },
    tone: {
      accent: component({ background: color.accent.soft, color: color.accent.text }),
      brand: component({ background: color.brand.decorSoft, color: color.brand.decorText }),
      neutral: component({ background: color.surfaceSunken, color: color.textMuted }),
      success: component({ background: color.success.subtle, color: color.success.subtleText }),
    },
    shape: {
      round: component({ borderRadius: radius.pill }),
      soft: component({ borderRadius: radius.control }),
    },
  },
  defaultVariants: { size: 'medium', tone: 'brand', shape: 'round' },
});

export type MedallionVariants = NonNullable<RecipeVariants<typeof medallion>>;
