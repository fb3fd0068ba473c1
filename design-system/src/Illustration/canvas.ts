/** Drawings that every brand has, with the size of their canvas. */
export const CANVAS = {
  /** The way in: identification. */
  login: '0 0 480 360',
  /** Booking a time. */
  book: '0 0 480 360',
  /** The visit that comes next. */
  visit: '0 0 480 360',
  /** Nothing yet: a list that will fill. */
  empty: '0 0 240 180',
  /** A search without a result. */
  noResult: '0 0 240 180',
  success: '0 0 240 180',
  /** Something did not work; trying again may help. */
  error: '0 0 240 180',
  /** A page that does not exist. */
  lost: '0 0 240 180',
  /** What the health record has: papers and results. */
  record: '0 0 240 180',
  /** A child's face, in a circle. */
  child: '0 0 64 64',
  /** Somebody who looks over the edge of a card, which is at 40; empty in a brand that has nobody. */
  peek: '0 0 96 44',
} as const;
