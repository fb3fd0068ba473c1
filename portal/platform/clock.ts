/** Where the present moment comes from: the system's clock, or a test's own. */
export type Clock = () => Date;

/** Development and tests may live at another moment (`CLOCK_AHEAD_SECONDS`), the same in each process of a product. */
const AHEAD_MS = Number(process.env.CLOCK_AHEAD_SECONDS ?? 0) * 1000;

/** The present of patients and clinics. */
export const systemClock: Clock = () => onSystem(new Date());

/** When the machine's own clock, by which the database runs jobs, reaches a moment of the system clock. */
export const onMachine = (moment: Date): Date => new Date(moment.getTime() - AHEAD_MS);

/** What the system clock shows at a moment of the machine's own. */
export const onSystem = (moment: Date): Date => new Date(moment.getTime() + AHEAD_MS);

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
