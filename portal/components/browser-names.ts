import type { Browser } from '#contract/session/session.ts';

/** Browsers by their makers' own names, which are the same in every language. */
export const BROWSER_NAMES = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  'samsung-internet': 'Samsung Internet',
} as const satisfies Record<Exclude<Browser, 'other'>, string>;
