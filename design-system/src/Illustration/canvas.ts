/** Drawings that every brand has, with the size of their canvas. */
export const CANVAS = {
  hero: '0 0 480 360',
  empty: '0 0 240 180',
  success: '0 0 240 180',
  error: '0 0 240 180',
} as const;
