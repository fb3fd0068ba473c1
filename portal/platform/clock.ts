/** Where the present moment comes from: the system's clock, or a test's own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/**
 * Milliseconds that the clocks of the portal's machines may differ. What was written further in the future than that was
 * written before a clock was set back.
 */
export const CLOCK_SKEW_MS = 60_000;

/**
 * Whether what lasts for `lastsMs` until a moment still does. A clock that is set back makes nothing last longer: what would
 * last for more than its whole time has ended.
 */
export function stillLasts(until: Date, lastsMs: number, now: Date): boolean {
  const left = until.getTime() - now.getTime();
  return left > 0 && left <= lastsMs + CLOCK_SKEW_MS;
}
