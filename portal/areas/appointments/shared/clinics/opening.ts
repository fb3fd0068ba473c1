import { addDays, helsinkiClock } from '#contract/time/time.ts';
import type { OpeningHours, OpeningSpan } from './opening-hours.ts';

/** Monday is 0. */
function nthWeekday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** When the door is open on a day, exceptions included; none: closed. */
export function hoursOn({ week, exceptions }: OpeningHours, day: string): readonly OpeningSpan[] {
  const exception = exceptions.find((each) => each.day === day);
  if (exception) return exception.hours ? [exception.hours] : [];
  return week[nthWeekday(day)] ?? [];
}

export type OpeningState =
  | { readonly is: 'open'; readonly until: string }
  | { readonly is: 'opens'; readonly day: string; readonly isToday: boolean; readonly from: string }
  | { readonly is: 'closed' };

/** So many days on is looked for the next opening. */
const DAYS_AHEAD = 14;

/** Whether a clinic is open at a moment, and until or from when. */
export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const [today = '', clock = ''] = helsinkiClock(now).split('T');
  const time = clock.slice(0, 5);
  const current = hoursOn(hours, today).find(({ from, to }) => from <= time && time < to);
  if (current) return { is: 'open', until: current.to };
  for (let nth = 0; nth <= DAYS_AHEAD; nth++) {
    const day = addDays(today, nth);
    const next = hoursOn(hours, day).find(({ from }) => nth > 0 || from > time);
    if (next) return { is: 'opens', day, isToday: nth === 0, from: next.from };
  }
  return { is: 'closed' };
}

/** Weekdays in a row with the same hours. */
export interface WeekdayGroup {
  /** Monday is 0. */
  readonly first: number;
  readonly last: number;
  readonly spans: readonly OpeningSpan[];
}

/** A week as one tells it: Monday to Friday, Saturday, Sunday. */
export function weekdayGroups(week: OpeningHours['week']): readonly WeekdayGroup[] {
  const groups: WeekdayGroup[] = [];
  for (const [nth, spans] of week.entries()) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans))
      groups.splice(-1, 1, { ...last, last: nth });
    else groups.push({ first: nth, last: nth, spans });
  }
  return groups;
}
