import { helsinkiDay } from '#contract/time/time.ts';

const DAY = 86_400_000;
/** Further away an end is no news. */
const NEAR = 30;
const [WEEKS_OVER, WEEKS_UNDER] = [7, 27];

/** What there is to say of how long something is still valid. */
export type ValidityHint =
  | { readonly type: 'ended' | 'today' | 'tomorrow' | 'date' | 'later' }
  /** Full weeks. */
  | { readonly type: 'weeks'; readonly weeks: number };

/** Whether what is said of it names the last day. */
export function namesLastDay({ type }: ValidityHint): boolean {
  return type === 'ended' || type === 'date' || type === 'later';
}

/**
 * How long something is still valid, in calendar days of Finland: within 30 days its last day is today, tomorrow or named; over 7 and under 27 days
 * it is told in weeks, of which no more than there are.
 *
 * @param validUntil the last day, `YYYY-MM-DD`
 */
export function validityHint(validUntil: string, now: Date): ValidityHint {
  const days = (Date.parse(validUntil) - Date.parse(helsinkiDay(now))) / DAY;
  if (days < 0) return { type: 'ended' };
  if (days > NEAR) return { type: 'later' };
  if (days === 0) return { type: 'today' };
  if (days === 1) return { type: 'tomorrow' };
  if (days > WEEKS_OVER && days < WEEKS_UNDER) return { type: 'weeks', weeks: Math.floor(days / 7) };
  return { type: 'date' };
}
