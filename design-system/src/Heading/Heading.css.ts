import { breakpoints } from '@portal/tokens/shared';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, type } = vars;

export const heading = recipe({
  base: component({
    color: color.heading,
    fontFamily: type.family.heading,
    fontWeight: type.weight.heading,
    letterSpacing: type.tracking.heading,
    lineHeight: type.lineHeight.heading,
    textWrap: 'balance',
    hyphens: 'auto',
  }),
  variants: {
    size: {
      // 56 px on a desktop; on a phone two words still share a line.
      display: component({ fontSize: 'clamp(2.25rem, 1.25rem + 4.2vw, 3.5rem)', lineHeight: 1.05 }),
      1: component({ fontSize: type.size.heading1, lineHeight: type.lineHeight.tight }),
      2: component({ fontSize: type.size.heading2 }),
      3: component({ fontSize: type.size.heading3 }),
      4: component({ fontSize: type.size.heading4 }),
      // Beside a button on a phone it may take three lines, above what the page is for.
      dense: component({
        fontSize: type.size.heading3,
        lineHeight: 1.1,
        '@media': { [breakpoints.large]: { fontSize: type.size.heading2 } },
      }),
    },
  },
});

export type HeadingVariants = NonNullable<RecipeVariants<typeof heading>>;
