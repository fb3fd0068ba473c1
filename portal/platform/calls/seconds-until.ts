/** Seconds after which to ask again, where nobody knows when a break ends. */
const UNKNOWN = 300;

/** Seconds until a break ends, for `Retry-After`. */
export function secondsUntil(endsAt: Date | null, now: Date): number {
  return endsAt === null ? UNKNOWN : Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}
