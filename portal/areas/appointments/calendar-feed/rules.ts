/** From so many days before its end on, the page and the calendar itself say that an address ends. */
export const LAST_DAYS = 30;

/** How an address for a calendar stands. */
export type FeedState = 'lasts' | 'endsSoon' | 'ended';

/** @param endsAt an instant, ISO 8601 */
export function feedState(endsAt: string, now: Date): FeedState {
  const left = Date.parse(endsAt) - now.getTime();
  if (left <= 0) return 'ended';
  return left <= LAST_DAYS * 86_400_000 ? 'endsSoon' : 'lasts';
}
