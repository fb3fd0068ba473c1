import type { TextRules } from '#contract/calls/text-rule.ts';
import { isCalendarDay } from '#contract/time/calendar-day.ts';
import { helsinkiClock, helsinkiTime } from '#contract/time/time.ts';

const capitals = (typed: string) => typed.trim().toUpperCase();

/** Somebody who is to work here, with the rights of another. */
export const newPersonFields = {
  identityCode: { max: 20, kept: capitals },
  name: { max: 100 },
  /** The number of the person whose rights they get. */
  like: { max: 15, isValid: (text: string) => /^[1-9]\d*$/.test(text) },
} as const satisfies TextRules<string>;

/** A break that is planned: when it begins and ends by the clocks in Helsinki. */
export interface TypedBreak {
  /** `YYYY-MM-DD` */
  readonly fromDay: string;
  /** `8.05`, `08:05` or `klo 8.05` */
  readonly fromTime: string;
  readonly toDay: string;
  readonly toTime: string;
}

/** The moment that the clocks in Helsinki show; null: there is none, as in the hour that the change to summer time skips. */
export function typedMoment(day: string, time: string): Date | null {
  const [, hour = '', minute = ''] = /^(?:klo |kl\. )?([01]?\d|2[0-3])[.:]([0-5]\d)$/.exec(time.trim()) ?? [];
  if (hour === '' || !isCalendarDay(day)) return null;
  const moment = helsinkiTime(day, Number(hour), Number(minute));
  return helsinkiClock(moment).startsWith(`${day}T${hour.padStart(2, '0')}:${minute}`) ? moment : null;
}

/** What is wrong with a planned break, in the order of the form. */
export function breakErrors({ fromDay, fromTime, toDay, toTime }: TypedBreak, now: Date) {
  const from = typedMoment(fromDay, fromTime);
  const to = typedMoment(toDay, toTime);
  const wrong = (field: keyof TypedBreak, code: string) => ({ field, code });
  return [
    ...(from ? [] : [wrong('fromTime', 'time')]),
    ...(from && from < now ? [wrong('fromTime', 'past')] : []),
    ...(to ? [] : [wrong('toTime', 'time')]),
    ...(from && to && to <= from ? [wrong('toTime', 'order')] : []),
  ];
}
