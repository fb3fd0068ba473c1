import { breakpoints, gutter, line, space, zIndex } from '@portal/tokens/shared';
import { globalStyle } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { stuckGround } from '../styling/stuck-ground.css.ts';
import { toastRoom } from '../styling/toast-room.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow } = vars;
const notLarge = `not ${breakpoints.large}`;
const isHigh = '(min-height: 36rem)';
const staysBeside = {
  [`${breakpoints.large} and (min-height: 56rem)`]: { position: 'sticky', insetBlockStart: '6rem' },
} as const;

/** Its two rows leave a list the greater part of the window. */
const staysAbove = `${breakpoints.large} and (min-height: 44rem)`;

/**
 * `wide`, or `narrow` where a screen is not 19 rem wide: with doubled text a phone has no room for what stays. Media queries go by
 * the browser's own text size and miss a reader's style sheet.
 */
const whereTextFits = (narrow: string, wide: string) => `clamp(${narrow}, (100vw - 19rem) * 999, ${wide})`;

/** Only where all of it fits: content longer than the window could not be read to its end. */
export const sticky = recipe({
  base: component({ minInlineSize: 0, '@media': { print: { position: 'static' } } }),
  variants: {
    place: {
      beside: component({ '@media': staysBeside }),
      aside: component({ '@media': { [notLarge]: { display: 'none' }, ...staysBeside } }),
      // On smaller screens its parts stay by themselves, or not at all.
      above: component({
        display: 'grid',
        gap: space.xsmall,
        paddingBlockEnd: space.xsmall,
        marginBlockEnd: `calc(-1 * ${space.xsmall})`,
        '@media': {
          [notLarge]: { display: 'contents' },
          [staysAbove]: {
            position: 'sticky',
            zIndex: zIndex.inPage,
            insetBlockStart: '5.25rem',
            // What unfolds in it would be higher than some windows.
            selectors: { '&:has([data-unfolded])': { position: 'relative' } },
          },
        },
      }),
      strip: component({
        display: 'grid',
        alignItems: 'center',
        minBlockSize: '4.5rem',
        marginInline: `calc(-1 * ${gutter.small})`,
        paddingInline: gutter.small,
        paddingBlock: space.xsmall,
        borderBlock: `${line.thin} solid ${color.border}`,
        background: color.surface,
        '@media': {
          [isHigh]: {
            position: 'sticky',
            zIndex: zIndex.inPage,
            insetBlockStart: whereTextFits('-100rem', '4rem'),
          },
          [breakpoints.medium]: {
            marginInline: `calc(-1 * ${gutter.medium})`,
            paddingInline: gutter.medium,
          },
          [breakpoints.large]: { display: 'none' },
          print: { display: 'none' },
        },
      }),
      // As wide as the shadows of what passes under it, and no wider: it may stand beside something else.
      heading: component({
        marginInline: `calc(-1 * ${space.xsmall})`,
        paddingInline: space.xsmall,
        paddingBlock: space.xxsmall,
        background: color.canvas,
        '@media': {
          [isHigh]: {
            position: 'sticky',
            zIndex: zIndex.inPage,
            insetBlockStart: whereTextFits('-100rem', '4rem'),
          },
          [`${breakpoints.large} and ${isHigh}`]: { insetBlockStart: whereTextFits('-100rem', '4.75rem') },
          print: { background: 'none' },
        },
      }),
      foot: component({
        padding: space.small,
        border: `${line.thin} solid ${color.border}`,
        borderRadius: radius.card,
        background: color.surface,
        '@media': {
          [isHigh]: {
            position: 'sticky',
            zIndex: zIndex.inPage,
            insetBlockEnd: `calc(${whereTextFits('-100rem', space.xsmall)} + ${toastRoom})`,
            boxShadow: shadow.lifted,
          },
          print: { display: 'none' },
        },
      }),
    },
  },
  defaultVariants: { place: 'beside' },
});

export const groundAbove = stuckGround(staysAbove);

globalStyle(`html:has(${sticky.classNames.variants.place.above})`, {
  '@layer': { component: { '@media': { [staysAbove]: { scrollPaddingBlockStart: '17rem' } } } },
});

// What the focus goes to stays below the strip, too.
globalStyle(`html:has(${sticky.classNames.variants.place.strip})`, {
  '@layer': {
    component: {
      '@media': {
        [`${notLarge} and ${isHigh}`]: { scrollPaddingBlockStart: whereTextFits('6rem', '11rem') },
      },
    },
  },
});

// And below the heading.
globalStyle(`html:has(${sticky.classNames.variants.place.heading})`, {
  '@layer': {
    component: { '@media': { [isHigh]: { scrollPaddingBlockStart: whereTextFits('6rem', '8rem') } } },
  },
});

// And what it goes to stays above the foot.
globalStyle(`html:has(${sticky.classNames.variants.place.foot})`, {
  '@layer': {
    component: {
      '@media': {
        [isHigh]: { scrollPaddingBlockEnd: `calc(${whereTextFits('1rem', '8rem')} + ${toastRoom})` },
      },
    },
  },
});

export type StickyVariants = NonNullable<RecipeVariants<typeof sticky>>;
