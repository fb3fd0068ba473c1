import type { ReactNode } from 'react';
import { DateTime } from '../DateTime/DateTime.tsx';
import { dayOf, daysFrom } from '../DateTime/days.ts';

export interface DateRangeProps {
  /** ISO 8601 instants, or plain days `YYYY-MM-DD`. */
  readonly start: string;
  /** Last day, as `2026-11-22`. */
  readonly end: string;
  /** The page's own clock: days near it are written in words, as in `DateTime`. */
  readonly now?: string | undefined;
}

/** From one moment to another in Helsinki time. If both are on one day, the day is named once. */
export function DateRange({ start, end, now }: DateRangeProps): ReactNode {
  const areDays = start.length === 10 && end.length === 10;
  const format = areDays ? 'dayDate' : 'dateTime';
  const isOneDay = dayOf(start) === dayOf(end);
  // After a day in words the time reads as in a sentence, after numbers as in them.
  const isNear = now !== undefined && Math.abs(daysFrom(now, start)) <= 1;
  const endOfDay = isNear ? 'time' : 'clock';
  const first = <DateTime value={start} format={format} now={now} />;
  if (isOneDay && areDays) return first;
  return (
    <>
      {first}
      {isOneDay ? '–' : ' – '}
      <DateTime value={end} format={isOneDay ? endOfDay : format} now={now} />
    </>
  );
}
