/** What all brands share. Lengths are rem, so that they follow the reader's text size. */

const rem = (pixels: number): string => `${pixels / 16}rem`;

/** Steps of white space. */
export const space = {
  none: '0',
  xxsmall: rem(4),
  xsmall: rem(8),
  small: rem(12),
  medium: rem(16),
  large: rem(24),
  xlarge: rem(32),
  xxlarge: rem(48),
  huge: rem(72),
} as const;

export type Space = keyof typeof space;

/** Widest viewport, in CSS pixels, that still counts as small and as medium (PAGE-17). */
export const screens = { small: 480, medium: 800 } as const;

/** Narrowest viewport, in CSS pixels, where notes stand beside a list that stands beside the menu. */
const WIDE = 968;

/** Media queries, smallest first; `small` is every width. */
export const breakpoints = {
  medium: `screen and (min-width: ${rem(screens.small + 1)})`,
  large: `screen and (min-width: ${rem(screens.medium + 1)})`,
} as const;

/** Smaller screens than that. */
export const belowWide = `(max-width: ${rem(WIDE - 1)})`;

/** Sizes of a face (PAGE-18): small 24, medium and responsive 40, large 55; `huge` where a face is what is chosen. */
export const avatar = { small: rem(24), medium: rem(40), large: rem(55), huge: rem(72) } as const;

/** Smallest side of anything that is touched. */
export const target = rem(44);

/** From the window's sides to header, page and footer, by screen. */
export const gutter = { small: space.medium, medium: space.large, large: space.xlarge } as const;

/** Widths of content: `prose` for reading and forms, `annotated` for reading with notes beside it, `page` for all of a page. */
export const measure = {
  narrow: rem(448),
  prose: rem(680),
  annotated: rem(952),
  page: rem(1216),
  menu: rem(264),
} as const;

export const icon = { small: rem(16), medium: rem(20), large: rem(24), stroke: '1.75' } as const;

export const line = { thin: '1px', medium: '1.5px', thick: '2px', focus: '3px' } as const;

/** Lowest first; `inPage` stays in view below the header. */
export const zIndex = {
  inPage: '5',
  sticky: '10',
  menu: '20',
  overlay: '30',
  toast: '40',
  skipLink: '50',
} as const;

export const motion = {
  duration: { quick: '120ms', calm: '200ms' },
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;
