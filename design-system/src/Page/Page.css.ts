import { breakpoints, gutter, measure, space } from '@portal/tokens/shared';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';

const limit = (length: string) => `calc(${length} + 2 * ${gutter.large})`;
const whole = limit(measure.page);

/** Begins where a page of full width begins, so that headings keep their place from page to page. */
const beginsAsPage = (length: string) =>
  component({
    maxInlineSize: whole,
    '@media': {
      [breakpoints.large]: {
        paddingInlineEnd: `max(${gutter.large}, min(100%, ${whole}) - ${length} - ${gutter.large})`,
      },
    },
  });

export const page = recipe({
  base: component({
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: gutter.small,
    '@media': {
      [breakpoints.medium]: { paddingInline: gutter.medium },
      [breakpoints.large]: { paddingInline: gutter.large },
    },
  }),
  variants: {
    width: {
      narrow: component({ maxInlineSize: limit(measure.narrow) }),
      prose: beginsAsPage(measure.prose),
      annotated: beginsAsPage(measure.annotated),
      page: component({ maxInlineSize: whole }),
    },
    // Not a plain rule that removes the space: the rules for screens come after it and would win.
    isFlush: {
      false: component({
        paddingBlock: `${space.large} ${space.xxlarge}`,
        '@media': {
          [breakpoints.large]: { paddingBlock: `${space.xxlarge} ${space.huge}` },
          print: { paddingBlock: space.large },
        },
      }),
    },
    isDense: {
      true: component({
        paddingBlockStart: space.xsmall,
        '@media': { [breakpoints.large]: { paddingBlockStart: space.medium } },
      }),
    },
  },
  defaultVariants: { width: 'page', isFlush: false },
});

export type PageVariants = NonNullable<RecipeVariants<typeof page>>;
